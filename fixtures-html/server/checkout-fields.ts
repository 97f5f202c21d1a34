export interface CheckoutField {
  readonly id: string;
  readonly label: string;
  readonly type: 'text' | 'tel' | 'email' | 'select';
  readonly isRequired: boolean;
  readonly autocomplete: string;
  /** What the field is asked for; shown while it is used. */
  readonly description?: string;
  readonly row: 'form-row-first' | 'form-row-last' | 'form-row-wide';
  /** Gives the reason why a filled-in value is not accepted. */
  readonly check?: (value: string) => string | undefined;
}

const UK_POSTCODE = /^[A-Z]{1,2}\d[A-Z\d]?\s*\d[A-Z]{2}$/i;
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/;
const PHONE = /^\+?[\d\s()-]{6,20}$/;

function field(
  id: string,
  label: string,
  autocomplete: string,
  options: Partial<CheckoutField> = {},
): CheckoutField {
  return {
    id: `billing_${id}`,
    label,
    type: 'text',
    isRequired: true,
    row: 'form-row-wide',
    autocomplete,
    ...options,
  };
}

export const BILLING_FIELDS: readonly CheckoutField[] = [
  field('first_name', 'First name', 'given-name', { row: 'form-row-first' }),
  field('last_name', 'Last name', 'family-name', { row: 'form-row-last' }),
  field('company', 'Company name', 'organization', { isRequired: false }),
  field('country', 'Country / Region', 'country', { type: 'select' }),
  field('address_1', 'Street address', 'address-line1'),
  field('address_2', 'Flat, suite, unit', 'address-line2', { isRequired: false }),
  field('city', 'Town / City', 'address-level2'),
  field('state', 'County', 'address-level1', { isRequired: false }),
  field('postcode', 'Postcode', 'postal-code', {
    check: (value) => (UK_POSTCODE.test(value) ? undefined : 'is not a valid postcode.'),
  }),
  field('phone', 'Phone', 'tel', {
    type: 'tel',
    description: 'Only for the courier, on the day of the delivery.',
    check: (value) => (PHONE.test(value) ? undefined : 'is not a valid phone number.'),
  }),
  field('email', 'Email address', 'email', {
    type: 'email',
    description: 'We send the confirmation of your order there.',
    check: (value) => (EMAIL.test(value) ? undefined : 'is not a valid email address.'),
  }),
];

export const COUNTRIES: Readonly<Record<string, string>> = {
  GB: 'United Kingdom (UK)',
  IE: 'Ireland',
};

export const PAYMENT_METHODS: Readonly<Record<string, { label: string; description: string }>> = {
  bacs: {
    label: 'Direct bank transfer',
    description: 'Pay into our bank account. We post your order when the payment has arrived.',
  },
  cod: { label: 'Cash on delivery', description: 'Pay the courier at your door.' },
};
