import type { Ink } from './ink';

export interface Drawing {
  /** The garment's silhouette, on a canvas of 600 by 750. */
  readonly outline: string;
  /** Soft creases. */
  readonly folds: string;
  readonly texture: 'plain' | 'knit' | 'twill';
  readonly front: (ink: Ink) => string;
  readonly back: (ink: Ink) => string;
  /** Point that the close-up looks at. */
  readonly focus: readonly [number, number];
}
