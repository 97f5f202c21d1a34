/** Whether the setting `islands` turns one off: `{"mini-cart": "off"}`; `false` is understood as well. */
export const isSwitchedOff = (
  switches: Readonly<Record<string, unknown>> | undefined,
  name: string,
): boolean => ['off', false].includes(switches?.[name] as string | false);
