/**
 * What an element of a list is called where many stand together: by its kind and number, which it has from the start, and
 * by its name as soon as it has one: 'Mulchgerät 7 (Fendt Vario 724)'.
 */
export const elementname = (gattung: string, nummer: number, name: string): string =>
  name === '' ? `${gattung} ${nummer}` : `${gattung} ${nummer} (${name})`
