import { createHash, createHmac } from 'node:crypto';

export function md5(text: string): string {
  return createHash('md5').update(text).digest('hex');
}

export function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/** Ten hexadecimal digits, the length of the platform's nonces. */
export function shortSignature(secret: string, text: string): string {
  return createHmac('sha256', secret).update(text).digest('hex').slice(0, 10);
}
