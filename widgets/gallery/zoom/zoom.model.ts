/**
 * How far a large picture is moved along one axis, in pixels: at one edge of the frame the picture's
 * own edge shows, at the other its other edge, and in between it moves evenly.
 *
 * @param position of the pointer, measured from the frame's start
 * @param frame length of the frame
 * @param picture length of the large picture
 */
export function zoomShift(position: number, frame: number, picture: number): number {
  const excess = Math.max(0, picture - frame);
  if (frame <= 0) return 0;
  const share = Math.min(1, Math.max(0, position / frame));
  return excess === 0 ? 0 : -share * excess;
}
