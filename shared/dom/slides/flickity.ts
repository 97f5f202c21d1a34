import type { PrintedOptions } from '../../platform/slider-options';
import type { Player } from './slides-player';

type Listener = (...args: unknown[]) => void;

/** What an instance speaks for. */
export interface InstanceSlides {
  readonly slides: readonly HTMLElement[];
  /** Indexes of those that are selected together; each by itself where there are no groups. */
  readonly groups?: ReadonlyArray<readonly number[]>;
  /** The group that is selected. */
  readonly index: number;
  select: (index: number, isInstant?: boolean) => void;
  step: (steps: number) => void;
  /** Takes note of slides that were added, replaced or removed. */
  refresh: () => void;
  /** Where it is the theme's: what other scripts reach. */
  theme?: {
    settings: { printed: PrintedOptions };
    player: Player;
    /** Gives the server's markup back. */
    destroy: () => void;
  };
}

/**
 * The theme's slider as other scripts know it (platform document "theme", section 23.1): its fields,
 * methods and events. A gallery's strip of thumbnails is one too; what is selected there is selected
 * in the gallery.
 */
export class Flickity {
  readonly viewport: HTMLElement | null;
  readonly options: PrintedOptions;
  private readonly listeners = new Map<string, Set<Listener>>();

  constructor(
    readonly element: HTMLElement,
    private readonly slider: InstanceSlides,
  ) {
    this.viewport = element.querySelector<HTMLElement>('.flickity-viewport');
    this.options = slider.theme?.settings.printed ?? {};
  }

  get selectedIndex(): number {
    return this.slider.index;
  }

  get selectedElement(): Element | undefined {
    return this.slides[this.selectedIndex]?.cells[0]?.element;
  }

  get cells(): Array<{ element: Element }> {
    const track = this.element.querySelector('.flickity-slider');
    return [...(track?.children ?? [])].map((element) => ({ element }));
  }

  get slides(): Array<{ cells: Array<{ element: Element }> }> {
    const { cells } = this;
    const groups = this.slider.groups ?? cells.map((_cell, index) => [index]);
    return groups.map((group) => ({ cells: group.flatMap((index) => cells[index] ?? []) }));
  }

  select(index: number, wraps = false, isInstant = false): void {
    const count = this.slides.length;
    this.slider.select(wraps ? ((index % count) + count) % count : index, isInstant);
  }

  /** Of a cell that is not there nothing comes. */
  selectCell(cell: number | string, wraps = false, isInstant = false): void {
    const element =
      typeof cell === 'number' ? this.cells[cell]?.element : this.element.querySelector(cell);
    const index = this.slides.findIndex(({ cells }) =>
      cells.some((each) => each.element === element),
    );
    if (index !== -1) this.select(index, wraps, isInstant);
  }

  next(): void {
    this.slider.step(1);
  }

  previous(): void {
    this.slider.step(-1);
  }

  reloadCells(): void {
    this.slider.refresh();
  }

  /** The browser lays out by itself. */
  resize(): void {}

  reposition(): void {}

  playPlayer(): void {
    this.slider.theme?.player.play();
  }

  stopPlayer(): void {
    this.slider.theme?.player.stop();
  }

  pausePlayer(): void {
    this.slider.theme?.player.pause();
  }

  unpausePlayer(): void {
    this.slider.theme?.player.unpause();
  }

  destroy(): void {
    this.slider.theme?.destroy();
  }

  on(name: string, listener: Listener): this {
    this.listeners.set(name, (this.listeners.get(name) ?? new Set()).add(listener));
    return this;
  }

  off(name: string, listener: Listener): this {
    this.listeners.get(name)?.delete(listener);
    return this;
  }

  once(name: string, listener: Listener): this {
    const run: Listener = (...args) => {
      this.off(name, run);
      listener(...args);
    };
    return this.on(name, run);
  }

  /** Tells those that listen by `on`. */
  emitEvent(name: string, args: unknown[]): void {
    for (const listener of Array.from(this.listeners.get(name) ?? [])) listener(...args);
  }
}

/** A jQuery collection, as far as it is needed here. */
interface InstanceCollection {
  data: (key: string) => unknown;
}

/** Runs a method of the first element's instance, as `jQuery.fn.flickity(method, …)` does. */
export function runFlickity(
  collection: InstanceCollection,
  method: unknown,
  args: readonly unknown[],
): void {
  const instance = collection.data('flickity') as Record<string, unknown> | undefined;
  const run = typeof method === 'string' ? instance?.[method] : undefined;
  if (typeof run === 'function') run.apply(instance, args);
}
