/**
 * Consent for single services, e.g. one video platform, beside that for their category.
 * Source: platform document "forms", sections D.2 and D.5.
 */

/** Under this name, like a category's answer, one cookie holds the answers for all services. */
export const SERVICES_COOKIE = 'consented_services';

/** The category of a service that is not known. */
const UNKNOWN_CATEGORY = 'marketing';

/** Name of a service → its category. */
export type ServiceCategories = ReadonlyMap<string, string>;

/** Name of a service → whether it is allowed. */
export type ServiceAnswers = ReadonlyMap<string, boolean>;

/**
 * Reads the services that the server printed: a list of `{ name, category }`, or an object of them
 * where the server's list had gaps. Entries of another form are left out.
 */
export function readServiceCategories(raw: unknown): ServiceCategories {
  const entries = isObject(raw) ? Object.values(raw) : [];
  return new Map(
    entries.flatMap((entry: unknown) => {
      if (!isObject(entry)) return [];
      const { name, category } = entry;
      return typeof name === 'string' && typeof category === 'string' ? [[name, category]] : [];
    }),
  );
}

export function serviceCategory(categories: ServiceCategories, service: string): string {
  return categories.get(service) ?? UNKNOWN_CATEGORY;
}

/** Reads the cookie of the services; broken JSON, and what is no yes or no, counts as no answer. */
export function readServiceAnswers(json: string | undefined): ServiceAnswers {
  const parsed = parse(json);
  const entries = isObject(parsed) ? Object.entries(parsed) : [];
  return new Map(
    entries.flatMap(([name, value]) => (typeof value === 'boolean' ? [[name, value]] : [])),
  );
}

/** The text of the cookie after one more answer. No `;` stands in it: that would end the cookie. */
export function withServiceAnswer(
  answers: ServiceAnswers,
  service: string,
  isAllowed: boolean,
): string {
  const entries = Object.fromEntries([...answers, [service, isAllowed]]);
  return JSON.stringify(entries).replaceAll(';', String.raw`\u003b`);
}

/**
 * Whether a service is allowed: its own answer, else that of its category.
 *
 * @param isCategoryGranted asked only when the service has no answer of its own
 */
export function isServiceGranted(
  answers: ServiceAnswers,
  categories: ServiceCategories,
  service: string,
  isCategoryGranted: (category: string) => boolean,
): boolean {
  return answers.get(service) ?? isCategoryGranted(serviceCategory(categories, service));
}

/** Whether a service itself was denied; its category does not matter. */
export function isServiceDenied(answers: ServiceAnswers, service: string): boolean {
  return answers.get(service) === false;
}

function parse(json: string | undefined): unknown {
  try {
    return JSON.parse(json ?? '');
  } catch {
    return undefined;
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
