/** What a hand does with a mouse or a finger, at a point of the window in CSS pixels. */
export interface Point {
  x: number;
  y: number;
}

export type PointerKind = 'mouse' | 'touch';

/** Keys that have a name, after their `KeyboardEvent.key`; anything else is one character. */
export type KeyName =
  | 'Tab'
  | 'Enter'
  | 'Escape'
  | 'Backspace'
  | 'Delete'
  | 'ArrowLeft'
  | 'ArrowRight'
  | 'ArrowUp'
  | 'ArrowDown'
  | 'Home'
  | 'End'
  | ' ';

/**
 * A browser in the hands of a test, by the least that its engine's driver has to be able to do. What a
 * shopper does is built from it once, for all engines (`shopper.ts`).
 */
export interface Driver {
  /** Opens an address and waits for the page's `load`. */
  goto: (url: string) => Promise<void>;
  /**
   * Runs a function in the page. It stands alone: what it needs comes as its one argument, and it returns
   * what JSON can say.
   */
  run: <Argument, Result>(
    task: (argument: Argument) => Result,
    argument: Argument,
  ) => Promise<Result>;
  /** Moves the pointer through some points; pressed from the first to the last of them, or not at all. */
  point: (kind: PointerKind, path: readonly Point[], isPressed: boolean) => Promise<void>;
  key: (name: KeyName | string, isShifted: boolean) => Promise<void>;
  /** Types a text into whatever has the focus, key by key. */
  type: (text: string) => Promise<void>;
  /** Chooses files for a file field. */
  upload: (selector: string, file: string) => Promise<void>;
  /** The size of the page's window in CSS pixels. */
  resize: (width: number, height: number) => Promise<void>;
  /** For all pages of a shop; `url` is one of them, without scripts. */
  setCookie: (url: string, name: string, value: string) => Promise<void>;
  cookieNames: () => Promise<string[]>;
  /** Another tab of the same visit; it is the one in front from now on, until it is closed. */
  openTab: () => Promise<Driver>;
  closeTab: () => Promise<void>;
  /** @param file path of a PNG */
  screenshot: (file: string) => Promise<void>;
}
