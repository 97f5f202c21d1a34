const MOBILES = /Android|webOS|iPhone|iPad|iPod|BlackBerry/i;

/** Whether the theme takes this for a mobile device (platform document "theme", section 2.4). */
export const isMobile = (): boolean => MOBILES.test(navigator.userAgent);
