import {
  amountOf,
  autoplayMsOf,
  booleanOf,
  type PrintedOptions,
} from '../../shared/platform/slider-options';

/** What a slider's printed options mean. Source: platform document "theme", section 23.1. */
export interface SliderOptions {
  /** As they were printed, for scripts that read them. */
  printed: PrintedOptions;
  /** Where a slide stands in the part that shows; `left` is where reading begins. */
  align: 'start' | 'center' | 'end';
  /** Slides that move together; `auto`: as many as show at once. */
  group: number | 'auto';
  wraps: boolean;
  /** There is no room beyond the first and the last slide. */
  isContained: boolean;
  /** A swipe ends where it ends. */
  isFree: boolean;
  isDraggable: boolean;
  /** A shorter move is a click, in CSS pixels. */
  dragThresholdPx: number;
  adaptsHeight: boolean;
  hasArrows: boolean;
  hasDots: boolean;
  /** Where it differs from the page. */
  isRightToLeft: boolean | undefined;
  firstIndex: number;
  /** Milliseconds that a slide stays; 0: until somebody moves it. */
  autoplayMs: number;
  pausesOnHover: boolean;
  /** How many times slower than its slide a background moves; 0: as fast. */
  parallax: number;
  /** How long slides glide, in the measure of the library that moves them: 25 is usual. */
  duration: number;
  /** On each side of the slides that show, so many have their pictures loaded too. */
  lazyNeighbours: number | undefined;
}

/** The theme's slider library: its defaults where nothing is printed. */
const FRICTION = 0.28;
const ATTRACTION = 0.025;
const DRAG_THRESHOLD_PX = 3;

const ALIGNMENTS = new Map<unknown, SliderOptions['align']>([
  ['left', 'start'],
  ['center', 'center'],
  ['right', 'end'],
]);

export function readOptions(printed: PrintedOptions): SliderOptions {
  const isOn = (name: string, fallback: boolean): boolean => booleanOf(printed[name], fallback);
  const wraps = isOn('wrapAround', false);
  const group = readGroup(printed['groupCells']);
  const isRightToLeft = printed['rightToLeft'];
  return {
    printed,
    align: ALIGNMENTS.get(printed['cellAlign']) ?? 'center',
    group,
    wraps,
    // What cannot wrap, because it has too few slides, would else have room where none belongs.
    isContained: isOn('contain', false) || wraps || group !== 1,
    isFree: isOn('freeScroll', false),
    isDraggable: isOn('draggable', true),
    dragThresholdPx: amountOf(printed['dragThreshold'], DRAG_THRESHOLD_PX),
    adaptsHeight: isOn('adaptiveHeight', false),
    hasArrows: isOn('prevNextButtons', true),
    hasDots: isOn('pageDots', true),
    isRightToLeft: isRightToLeft === undefined ? undefined : isOn('rightToLeft', false),
    firstIndex: Math.floor(amountOf(printed['initialIndex'], 0)),
    autoplayMs: autoplayMsOf(printed['autoPlay']),
    pausesOnHover: isOn('pauseAutoPlayOnHover', true),
    parallax: amountOf(printed['parallax'], 0),
    duration: glideOf(
      amountOf(printed['friction'], FRICTION),
      amountOf(printed['selectedAttraction'], ATTRACTION),
    ),
    lazyNeighbours: readNeighbours(printed['lazyLoad']),
  };
}

/** The theme leaves sliders with this option to its style sheet. */
export const isLeftToStyles = (printed: PrintedOptions): boolean =>
  booleanOf(printed['watchCSS'], false);

/** `true` and shares of what shows, such as `"100%"`, mean: as many as show at once. */
function readGroup(value: unknown): number | 'auto' {
  if (value === true || (typeof value === 'string' && /%$|^true$/.test(value))) return 'auto';
  return Math.max(1, Math.floor(amountOf(value, 1)));
}

/** `true`: those that show; a number: so many on each side besides. */
function readNeighbours(value: unknown): number | undefined {
  if (value === undefined || value === null || value === false || value === 'false') {
    return undefined;
  }
  return amountOf(value, 0);
}

/** The shortest and longest glides that still look like one. */
const SHORTEST = 8;
const LONGEST = 60;
const USUAL = 25;

/**
 * A spring that is pulled by `attraction` and held by `friction`, both per frame, comes to rest in
 * about so many frames: the slower of its two motions decides. A glide lasts in proportion.
 */
export function glideOf(friction: number, attraction: number): number {
  const duration =
    (USUAL * framesToRest(friction, attraction)) / framesToRest(FRICTION, ATTRACTION);
  return Math.min(LONGEST, Math.max(SHORTEST, Math.round(duration) || LONGEST));
}

function framesToRest(friction: number, attraction: number): number {
  const root = friction ** 2 - 4 * attraction;
  return 2 / (root > 0 ? friction - Math.sqrt(root) : friction);
}
