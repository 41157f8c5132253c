/**
 * On every page of a demonstration for everybody: what is entered there, others can read. Apart from the schema of the
 * configuration, for it stands on the first screen, which loads no schema (rule L-01).
 */
export const VORFUEHRUNG_SATZ =
  'Öffentliche Vorführung: Geben Sie hier keine echten Daten ein. Andere können alles lesen.'
