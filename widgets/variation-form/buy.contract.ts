/** Apart from the form's other words, as it is needed with the first purchase only. */
export const strings = {
  added: '{name} has been added to your basket.',
};
