import { readSetting } from '../../../shared/platform/settings';
import {
  amountOf,
  autoplayMsOf,
  flickityOptions,
  type PrintedOptions,
} from '../../../shared/platform/slider-options';

/**
 * What the theme, or other code, printed for a slider (platform document "theme", 16.1 and 23.1). Of
 * the library's options those count that a shopper can tell; where cells stand and how they move is
 * the style sheet's and the browser's.
 */
export interface SliderSettings {
  /** As they were printed, for scripts that read them. */
  printed: PrintedOptions;
  wraps: boolean;
  adaptsHeight: boolean;
  hasArrows: boolean;
  hasDots: boolean;
  isDraggable: boolean;
  /** A shorter move is a click, in CSS pixels. */
  dragThresholdPx: number;
  firstIndex: number;
  /** Milliseconds between slides that turn by themselves; 0: they do not. */
  autoplayMs: number;
  pausesOnHover: boolean;
}

/** What the theme prints; the library's own would be 3. */
export const DRAG_THRESHOLD_PX = 15;

const printedOptions = flickityOptions({
  wrapAround: true,
  adaptiveHeight: true,
  prevNextButtons: true,
});

export function readSliderSettings(element: HTMLElement): SliderSettings {
  const printed: PrintedOptions = readSetting(printedOptions, element);
  return {
    printed,
    wraps: printed['wrapAround'] !== false,
    adaptsHeight: printed['adaptiveHeight'] !== false,
    hasArrows: printed['prevNextButtons'] !== false,
    hasDots: printed['pageDots'] === true,
    isDraggable: printed['draggable'] !== false,
    dragThresholdPx: amountOf(printed['dragThreshold'], DRAG_THRESHOLD_PX),
    firstIndex: amountOf(printed['initialIndex'], 0),
    autoplayMs: autoplayMsOf(printed['autoPlay']),
    pausesOnHover: printed['pauseAutoPlayOnHover'] !== false,
  };
}
