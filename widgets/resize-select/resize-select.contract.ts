/** What the theme leaves beside the text, in pixels (platform document "theme", section 3). */
export const ROOM_PX = 7;
