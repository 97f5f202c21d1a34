/** Side of its trigger that a tooltip is on. */
export type Side = 'top' | 'bottom' | 'left' | 'right';

/** In pixels, from the window's upper left corner. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

type Size = Pick<Box, 'width' | 'height'>;

export interface TipPlace {
  side: Side;
  left: number;
  top: number;
  /** Of the arrow's middle, from the tooltip's upper or left end. */
  arrow: number;
}

/** Between trigger and tooltip, and between tooltip and window's edge; pixels. */
export const GAP = 6;
export const EDGE = 4;
/** The arrow's middle stays this far from the tooltip's corners, in pixels. */
const CORNER = 10;

const OPPOSITE: Readonly<Record<Side, Side>> = {
  top: 'bottom',
  bottom: 'top',
  left: 'right',
  right: 'left',
};

/**
 * Finds a place beside a trigger: on the side that is wanted if there is room, else opposite, else
 * above or below; never over the window's edge if it fits into the window at all.
 */
export function placeTip(trigger: Box, tip: Size, view: Size, wanted: Side): TipPlace {
  const room: Record<Side, number> = {
    top: trigger.top - tip.height,
    bottom: view.height - trigger.top - trigger.height - tip.height,
    left: trigger.left - tip.width,
    right: view.width - trigger.left - trigger.width - tip.width,
  };
  const order: Side[] = [wanted, OPPOSITE[wanted], 'top', 'bottom'];
  const fitting = order.find((side) => room[side] >= GAP + EDGE);
  const side = fitting ?? order.reduce((best, other) => (room[other] > room[best] ? other : best));

  const isBeside = side === 'left' || side === 'right';
  const middle = {
    x: trigger.left + trigger.width / 2,
    y: trigger.top + trigger.height / 2,
  };
  const left =
    side === 'left'
      ? trigger.left - tip.width - GAP
      : side === 'right'
        ? trigger.left + trigger.width + GAP
        : middle.x - tip.width / 2;
  const top =
    side === 'top'
      ? trigger.top - tip.height - GAP
      : side === 'bottom'
        ? trigger.top + trigger.height + GAP
        : middle.y - tip.height / 2;
  const place = {
    left: within(left, EDGE, view.width - tip.width - EDGE),
    top: within(top, EDGE, view.height - tip.height - EDGE),
  };
  const arrow = isBeside
    ? within(middle.y - place.top, CORNER, tip.height - CORNER)
    : within(middle.x - place.left, CORNER, tip.width - CORNER);
  return { side, ...place, arrow };
}

/** Where both ends cannot be kept, the first one is. */
const within = (value: number, min: number, max: number): number =>
  Math.max(min, Math.min(value, max));
