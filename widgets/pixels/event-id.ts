/** An id by which the network tells an event from every other: a UUID, version 4 (RFC 9562). */
export function newEventId(): string {
  if (crypto.randomUUID) return crypto.randomUUID();
  // Pages without https have random numbers, but no function for this.
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = (bytes[6]! & 0x0f) | 0x40;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  const digits = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
