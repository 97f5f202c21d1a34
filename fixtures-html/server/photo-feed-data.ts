import { shortSignature } from './digest';
import type { Visitor } from './visitor';

/** What a photo-feed block is set to. */
export interface FeedSettings {
  username: string;
  photos: number;
}

/** A signature is good until its window is over, however late in it the page was printed. */
const WINDOW_MS = 30 * 24 * 60 * 60 * 1000;

const sign = (visitor: Visitor, settings: string): string =>
  shortSignature(
    visitor.nonceSecret,
    `photo-feed|${Math.floor(Date.now() / WINDOW_MS)}|${settings}`,
  );

/** `{signature}:{settings in base64}`, as the theme prints it (platform document "theme", 23.6). */
export function feedData(visitor: Visitor, settings: FeedSettings): string {
  const encoded = Buffer.from(JSON.stringify(settings)).toString('base64');
  return `${sign(visitor, encoded)}:${encoded}`;
}

/** The settings that a page sends back; else the theme's reason for a refusal. */
export function readFeedData(
  visitor: Visitor,
  data: string,
): FeedSettings | 'Invalid data' | 'Invalid hash' {
  const [hash, encoded] = data.split(':');
  if (!hash || !encoded) return 'Invalid data';
  if (hash !== sign(visitor, encoded)) return 'Invalid hash';
  return JSON.parse(Buffer.from(encoded, 'base64').toString()) as FeedSettings;
}
