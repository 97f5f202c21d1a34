import type { SignUpField } from './sign-up.contract';

/** What a shopper typed, by field; only fields that the block shows. */
export type Entered = Readonly<Partial<Record<SignUpField, string>>>;

/** How far a sign-up is. */
export type SignUpState =
  | { readonly step: 'idle' }
  | { readonly step: 'sending' }
  | { readonly step: 'refused'; readonly message: string }
  | {
      readonly step: 'done';
      readonly summary: Entered;
      /** Whether the shopper is still there, and is led to the thanks. */
      readonly isAwaited: boolean;
    };

/**
 * The address that the block's author configured, as one to go to. Without a scheme it is an https
 * address, as in the platform; one that begins with a single slash stays within the shop.
 *
 * @returns `undefined` where there is none to go to: then the message is shown
 */
export function redirectAddress(configured: string | undefined): string | undefined {
  const address = configured?.trim();
  if (!address || /^https?:\/*$/i.test(address)) return undefined;
  if (/^https?:\/\//i.test(address) || /^\/(?![/\\])/.test(address)) return address;
  return `https://${address.replace(/^\/+/, '')}`;
}

const CHARACTER_CLASS = /\[(\^?)((?:\\.|[^\]\\])*)\]/g;

/**
 * A pattern attribute that browsers can use. The platform's has bare parentheses and a bare hyphen in a
 * character class, which was right until browsers began to read patterns with the `v` flag; they
 * ignore such a pattern whole. A pattern that cannot be helped stays as it is.
 */
export function repairPattern(pattern: string): string {
  if (isPattern(pattern, 'v') || !isPattern(pattern, 'u')) return pattern;
  const repaired = pattern.replace(CHARACTER_CLASS, (_, not: string, members: string) => {
    const escaped = members.replace(/\\.|[()[{}/|]|^-|-$/g, (part) =>
      part.length > 1 ? part : `\\${part}`,
    );
    return `[${not}${escaped}]`;
  });
  return isPattern(repaired, 'v') ? repaired : pattern;
}

function isPattern(pattern: string, flags: string): boolean {
  try {
    return Boolean(new RegExp(pattern, flags));
  } catch {
    return false;
  }
}
