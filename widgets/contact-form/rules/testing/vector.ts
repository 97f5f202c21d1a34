import type { Entry, EntryValue } from '../entries';
import type { Results } from '../validate';

/** A file as the recorded vectors write it. */
interface RecordedFile {
  readonly file: string;
  readonly size: number;
}

type RecordedValue = string | RecordedFile;

/** Results as the vectors write them; files only by name. */
export type Recorded = Readonly<Record<string, { error: string } | { valid: unknown[] }>>;

/** One recorded run of the platform's rule engine. */
export interface Vector {
  readonly id: string;
  readonly rules: readonly Record<string, unknown>[];
  readonly form: readonly (readonly [name: string, value: RecordedValue])[];
  readonly expect: Recorded | { throws: string };
}

export function toEntries(form: Vector['form']): Entry[] {
  return form.map(([name, value]) => [name, toValue(value)]);
}

function toValue(value: RecordedValue): EntryValue {
  return typeof value === 'string' ? value : { name: value.file, size: value.size };
}

export function record(results: Results): Recorded {
  return Object.fromEntries(
    Array.from(results, ([field, result]) => [
      field,
      'error' in result
        ? { error: result.error }
        : {
            valid: result.validInputs.map((value) =>
              typeof value === 'string' ? value : { file: value.name },
            ),
          },
    ]),
  );
}
