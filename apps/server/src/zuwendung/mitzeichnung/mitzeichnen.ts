import { ALLGEMEIN } from '@foerderportal/contract/shared/problem'
import { ABSAGE_ORTE } from '@foerderportal/contract/zuwendung/nachforderung/absageOrte'
import type { Unterschrift } from '@foerderportal/contract/formular/mitzeichnung'
import { absagen } from '../../platform/http/refusal.ts'
import type { Services } from '../../platform/services.ts'
import type { Antwort } from '../kern/view.ts'
import { fertigPruefen } from '../kern/fertigPruefen.ts'
import { bewegungErlauben, mitzeichnungBewegen, type Auftrag, type Bewegung } from './mitzeichnungBewegen.ts'
import { unterschriftSetzen, type MitzeichnungRow } from '../kern/mitzeichnungen.ts'
import { erlauben, nichtMoeglich, fristPruefen } from '../kern/policy.ts'
import { sendefassung } from '../kern/sendefassung.ts'

const NICHT_GEFRAGT = 'Um diese Unterschrift ist eine andere Person gebeten.'
const GILT_NICHT_MEHR =
  'Diese Bitte um Ihre Unterschrift gilt nicht mehr. Laden Sie die Seite neu, um den Stand zu sehen.'
const INZWISCHEN_ANDERS =
  'Der Antrag hat sich geändert, seit Sie ihn geöffnet haben. Lesen Sie ihn noch einmal, bevor Sie unterschreiben.'

/** The running request that is answered, of the one who is asked; everybody else gets 403, whoever comes late 412. */
export const eigeneAnfrage = (
  b: Bewegung,
  guid: string,
  aktion: 'unterschreiben' | 'ablehnen',
): MitzeichnungRow => {
  const { row, leser } = b
  if (row !== undefined && row.person !== leser.sub) throw absagen(ALLGEMEIN.keineBerechtigung, NICHT_GEFRAGT)
  if (row?.guid !== guid) throw nichtMoeglich(GILT_NICHT_MEHR)
  bewegungErlauben(aktion, b)
  return row
}

const istUnterschrieben = ({ row, leser }: Bewegung, { guid, sha256 }: Unterschrift) =>
  row?.guid === guid && row.person === leser.sub && row.status === 'UNTERSCHRIEBEN' && row.sha256 === sha256

/**
 * The second signature (S4-07): of the person who is asked, identified and with signing authority, in the period, under
 * exactly what would be sent now. Repeated it answers the same.
 */
export const mitzeichnen = (
  services: Services,
  auftrag: Auftrag & { readonly unterschrift: Unterschrift },
): Promise<Antwort> =>
  mitzeichnungBewegen(services, auftrag, async (b) => {
    const { unterschrift } = auftrag
    if (istUnterschrieben(b, unterschrift)) return
    const { tx, antrag, leser, programme, eingang } = b
    const row = eigeneAnfrage(b, unterschrift.guid, 'unterschreiben')
    erlauben('mitzeichnen', antrag)
    fristPruefen(antrag, eingang)
    if (b.mitglied(leser.sub)?.identifiziert !== true)
      throw nichtMoeglich(
        'Weisen Sie zuerst Ihre Identität nach. Erst danach können Sie unterschreiben.',
        ABSAGE_ORTE.person,
      )
    const { formular, kontext, inhalt, sha256 } = await sendefassung(tx, antrag, programme, eingang)
    if (sha256 !== unterschrift.sha256) throw absagen(ALLGEMEIN.konkurrierend, INZWISCHEN_ANDERS)
    await fertigPruefen(tx, formular, kontext)
    await unterschriftSetzen(tx, row.guid, { inhalt, sha256, jetzt: leser.jetzt })
    await b.vermerken('mitzeichnen', { mitzeichnung: row.guid, sha256 })
    await b.mitteilen(row.angefragt_von, 'unterschrieben')
  })
