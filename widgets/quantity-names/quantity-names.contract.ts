/** Source: platform document "theme", section 18.1. */
export const selectors = {
  button: '.plus,.minus',
  field: '.qty',
};

export const strings = {
  quantityIncrease: 'Increase {name}',
  quantityReduce: 'Reduce {name}',
};
