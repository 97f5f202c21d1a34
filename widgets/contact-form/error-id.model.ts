/**
 * Id of the list item that holds a field's error, and that the field's `aria-describedby` names.
 * The server's own `error_id` keeps characters that this one leaves out.
 *
 * Source: platform document "forms-swatches-consent", section A.6.2.
 */
export function errorId(unitTag: string, field: string): string {
  return `${unitTag}-ve-${field}`.replace(/[^\w-]/g, '');
}
