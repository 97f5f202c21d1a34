/** Something about the basket that a shopper has to be told, and may try again. */
export interface CartProblem {
  message: string;
  retry?: () => void;
  /** What it is about, e.g. the pressed button: its success solves the problem. */
  about?: unknown;
}
