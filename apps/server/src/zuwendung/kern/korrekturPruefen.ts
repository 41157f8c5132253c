import { mitUnd } from '@foerderportal/contract/shared/aufzaehlung'
import type { AntragFormular } from '@foerderportal/contract/zuwendung/kern/antragsformular/formular'
import { unerlaubte } from '@foerderportal/contract/zuwendung/antrag/nachforderung/nachforderung'
import { ZUWENDUNG } from '@foerderportal/contract/zuwendung/kern/problems'
import { stelleInWorten, unterschiede } from '@foerderportal/contract/zuwendung/antrag/angaben/stellen'
import { absagen } from '../../platform/http/refusal.ts'
import type { Korrektur } from './korrektur.ts'

const NICHT_GEFRAGT = 'Danach hat die Bank nicht gefragt. Hier bleibt, was Sie eingereicht haben.'

/** 412 naming every field that was changed though the bank did not ask for it (S4-10); a first draft is free. */
export const korrekturPruefen = (korrektur: Korrektur | null, formular: AntragFormular): void => {
  if (korrektur === null) return
  const stellen = unerlaubte(unterschiede(korrektur.eingereicht, formular), korrektur.offen)
  if (stellen.length === 0) return
  const worte = [...new Set(stellen.map((stelle) => `„${stelleInWorten(formular, stelle)}“`))]
  throw absagen(
    ZUWENDUNG.nichtMoeglich,
    `${mitUnd(worte)} ${worte.length === 1 ? 'lässt' : 'lassen'} sich nicht ändern. ${NICHT_GEFRAGT}`,
    stellen.map((pfad) => ({ pfad, text: NICHT_GEFRAGT })),
  )
}
