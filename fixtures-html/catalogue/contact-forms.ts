import type { RawRule } from '../../widgets/contact-form/rules/testing/oracle';

/** A box that has to be accepted before a form is sent. */
interface Acceptance {
  readonly name: string;
  /** Accepted by leaving it unchecked. */
  readonly isInverted?: boolean;
}

/** What the form plugin knows of a form besides its markup. */
export interface ContactFormData {
  readonly id: number;
  readonly rules: readonly RawRule[];
  readonly acceptances: readonly Acceptance[];
  readonly quizzes: readonly string[];
  readonly captchas: readonly string[];
}

const REQUIRED = 'Please fill out this field.';
const LONG = 'This field has a too long input.';
const SHORT = 'This field has a too short input.';
const UNDEFINED = 'Undefined value was submitted through this field.';

const required = (field: string): RawRule => ({ rule: 'required', field, error: REQUIRED });
const length = (field: string, threshold: number): RawRule => ({
  rule: 'maxlength',
  field,
  error: LONG,
  threshold,
});
const email = (field: string): RawRule => ({
  rule: 'email',
  field,
  error: 'Please enter an email address.',
});
const choice = (field: string, accept: readonly string[]): RawRule => ({
  rule: 'enum',
  field,
  error: UNDEFINED,
  accept,
});

export const TOPICS = ['An order', 'A return', 'Sizes and fit', 'Something else'];
export const DEPARTMENTS = ['Sales', 'Support', 'Returns', 'Press'];
export const SIZES = ['S', 'M', 'L'];
export const SLOTS = ['Morning', 'Afternoon', 'Evening'];
export const SOURCES = ['Search', 'Friend', 'Advert'];

/** The form that the shop really uses. */
export const ENQUIRY: ContactFormData = {
  id: 12,
  acceptances: [{ name: 'privacy' }],
  quizzes: [],
  captchas: [],
  rules: [
    required('your-name'),
    length('your-name', 80),
    required('your-email'),
    email('your-email'),
    required('topic'),
    choice('topic', TOPICS),
    length('order-number', 20),
    required('your-message'),
    { rule: 'minlength', field: 'your-message', error: SHORT, threshold: 10 },
    length('your-message', 500),
  ],
};

const numberRules = (field: string, least: string, most: string): RawRule[] => [
  { rule: 'number', field, error: 'Please enter a number.' },
  { rule: 'minnumber', field, error: 'This field has a too small number.', threshold: least },
  { rule: 'maxnumber', field, error: 'This field has a too large number.', threshold: most },
];

const dateRules: readonly RawRule[] = [
  { rule: 'date', field: 'your-date', error: 'Please enter a date in YYYY-MM-DD format.' },
  {
    rule: 'mindate',
    field: 'your-date',
    error: 'This field has a too early date.',
    threshold: '2026-01-01',
  },
  {
    rule: 'maxdate',
    field: 'your-date',
    error: 'This field has a too late date.',
    threshold: '2027-12-31',
  },
  {
    rule: 'dayofweek',
    field: 'your-date',
    error: 'We are closed at weekends.',
    accept: ['1', '2', '3', '4', '5'],
  },
];

const fileRules: readonly RawRule[] = [
  {
    rule: 'file',
    field: 'your-file',
    error: 'You are not allowed to upload files of this type.',
    accept: ['.txt', 'image/*'],
  },
  {
    rule: 'minfilesize',
    field: 'your-file',
    error: 'The uploaded file is too small.',
    threshold: 5,
  },
  {
    rule: 'maxfilesize',
    field: 'your-file',
    error: 'The uploaded file is too large.',
    threshold: 200_000,
  },
];

/** Rules that combine others, as third-party code adds them. */
const groupRules: readonly RawRule[] = [
  {
    rule: 'any',
    field: 'your-file',
    error: 'If you saw an advert, please attach a picture of it.',
    rules: [
      choice('your-radio', ['Search', 'Friend']),
      { rule: 'requiredfile', field: 'your-file' },
    ],
  },
  {
    rule: 'any',
    field: 'your-menu',
    error: 'Please choose none, or at least two.',
    rules: [
      { rule: 'maxitems', field: 'your-menu', threshold: 0 },
      { rule: 'minitems', field: 'your-menu', threshold: 2 },
    ],
  },
  {
    rule: 'all',
    field: 'your-postcode',
    error: 'Please enter a postcode.',
    rules: [
      { rule: 'minlength', field: 'your-postcode', threshold: 5 },
      {
        rule: 'maxlength',
        field: 'your-postcode',
        error: 'No postcode is that long.',
        threshold: 8,
      },
    ],
  },
];

/** Every type of field, and a schema with every rule there is. */
export const EVERYTHING: ContactFormData = {
  id: 780,
  acceptances: [{ name: 'your-terms' }, { name: 'your-optout', isInverted: true }],
  quizzes: ['your-quiz'],
  captchas: ['your-code'],
  rules: [
    required('your-name'),
    { rule: 'minlength', field: 'your-name', error: SHORT, threshold: 2 },
    length('your-name', 60),
    required('your-email'),
    email('your-email'),
    { rule: 'url', field: 'your-url', error: 'Please enter a URL.' },
    { rule: 'tel', field: 'your-tel', error: 'Please enter a telephone number.' },
    ...numberRules('your-number', '1', '10'),
    {
      rule: 'stepnumber',
      field: 'your-number',
      error: 'Please enter halves or whole numbers.',
      base: '1',
      interval: '0.5',
    },
    ...numberRules('your-range', '0', '100'),
    ...dateRules,
    { rule: 'time', field: 'your-time', error: 'Please enter a time, such as 14:30.' },
    required('your-message'),
    { rule: 'minlength', field: 'your-message', error: SHORT, threshold: 10 },
    length('your-message', 200),
    choice('your-menu', DEPARTMENTS),
    required('your-size'),
    choice('your-size', SIZES),
    { rule: 'maxitems', field: 'your-slot', error: 'Too many items are selected.', threshold: 1 },
    choice('your-slot', SLOTS),
    required('your-interest'),
    choice('your-radio', SOURCES),
    ...fileRules,
    ...groupRules,
  ],
};

/** As many fields as a form of measurements, a questionnaire or a stock list has. */
export const LONG_FORM_FIELDS = Array.from({ length: 200 }, (_, index) => `field-${index + 1}`);

/** Every field is required, and has a group of rules besides. */
export const LONG_FORM: ContactFormData = {
  id: 781,
  acceptances: [],
  quizzes: [],
  captchas: [],
  rules: LONG_FORM_FIELDS.flatMap((field): RawRule[] => [
    required(field),
    { rule: 'minlength', field, error: SHORT, threshold: 2 },
    length(field, 80),
    {
      rule: 'any',
      field,
      error: 'Please enter an e-mail address or a telephone number.',
      rules: [email(field), { rule: 'tel', field }],
    },
  ]),
};

const CONTACT_FORMS: readonly ContactFormData[] = [ENQUIRY, EVERYTHING, LONG_FORM];

export function findContactForm(id: number): ContactFormData | undefined {
  return CONTACT_FORMS.find((form) => form.id === id);
}
