import { ALLGEMEIN } from '@foerderportal/contract/shared/problem'
import type { Tx } from '../../platform/database/database.ts'
import { absagen } from '../../platform/http/refusal.ts'
import { bankFallLesen, eigenerAbsagen } from '../../zuwendung/public.ts'
import type { SerieRow } from './serien.ts'

/** 404 for one that there isn't. */
export const vorhandene = (serie: SerieRow | undefined): SerieRow => {
  if (serie === undefined) throw absagen(ALLGEMEIN.nichtGefunden, 'Diese Serienmitteilung gibt es nicht.')
  return serie
}

/** It bears the name of who sent it: nobody else goes on with it. */
export const eigene = (serie: SerieRow, sub: string): SerieRow => {
  if (serie.gesendet_von !== sub)
    throw absagen(ALLGEMEIN.keineBerechtigung, 'Diese Serienmitteilung führt fort, wer sie gesendet hat.')
  return serie
}

/** 404 with an unknown case among them, 403 with one of the own company or with a conflict of interest (S9-01). */
export const beschreibbar = async (
  tx: Tx,
  faelle: readonly { readonly geschaeft: string }[],
  sub: string,
): Promise<void> => {
  for (const { geschaeft } of faelle)
    if ((await bankFallLesen(tx, geschaeft, sub)).eigener) throw eigenerAbsagen()
}
