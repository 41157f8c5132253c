/** The id of the input of a field: 'flaechen.0.groesse' becomes 'feld-flaechen-0-groesse'. Error summary and labels point there. */
export const feldId = (name: string): string => `feld-${name.replaceAll(/[^A-Za-z0-9_-]/g, '-')}`
