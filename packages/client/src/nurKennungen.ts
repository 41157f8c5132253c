const ohneRest = (wert: unknown): unknown => {
  if (Array.isArray(wert)) return wert.map(ohneRest)
  if (typeof wert !== 'object' || wert === null) return wert
  if ('uuid' in wert) return { uuid: wert.uuid }
  return Object.fromEntries(Object.entries(wert).map(([name, teil]) => [name, ohneRest(teil)]))
}

/** A file counts by its `uuid` alone: what the server knows of it need not travel back with every save (ADR 0026). */
export const nurKennungen = <F extends object>(formular: F): F => ohneRest(formular) as F // only what is optional of a file falls away
