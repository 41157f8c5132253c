import { gross, type Formularname } from '@foerderportal/contract/formular/formularname'
import type { Unterschrift } from '@foerderportal/contract/formular/mitzeichnung'
import { ABSAGE_ORTE } from '@foerderportal/contract/shared/absage/orte'
import { ALLGEMEIN } from '@foerderportal/contract/shared/problem'
import { absagen } from '../http/refusal.ts'
import type { Services } from '../services.ts'
import { bewegungErlauben, mitzeichnungBewegen, type Auftrag, type Bewegung } from './mitzeichnungBewegen.ts'
import { unterschriftSetzen, type MitzeichnungRow } from './mitzeichnungen.ts'
import type { GezeichnetesDokument } from './mitzeichnungsart.ts'
import { sendefassung } from './sendefassung.ts'
import { nichtMoeglich } from './zweitePerson.ts'

const NICHT_GEFRAGT = 'Um diese Unterschrift ist eine andere Person gebeten.'
const GILT_NICHT_MEHR =
  'Diese Bitte um Ihre Unterschrift gilt nicht mehr. Laden Sie die Seite neu, um den Stand zu sehen.'
const inzwischenAnders = ({ der, wort, ihn }: Formularname): string =>
  `${gross(der)} ${wort} hat sich geändert, seit Sie ${ihn} geöffnet haben. Lesen Sie ${ihn} noch einmal, bevor Sie unterschreiben.`

/** The running request that is answered, of the one who is asked; everybody else gets 403, whoever comes late 412. */
export const eigeneAnfrage = <D extends GezeichnetesDokument, U>(
  b: Bewegung<D, U>,
  guid: string,
  aktion: 'unterschreiben' | 'ablehnen',
): MitzeichnungRow => {
  const { art, row, leser } = b
  if (row !== undefined && row.person !== leser.sub) throw absagen(ALLGEMEIN.keineBerechtigung, NICHT_GEFRAGT)
  if (row?.guid !== guid) throw nichtMoeglich(art, GILT_NICHT_MEHR)
  bewegungErlauben(aktion, b)
  return row
}

const istUnterschrieben = <D extends GezeichnetesDokument, U>(
  { row, leser }: Bewegung<D, U>,
  { guid, sha256 }: Unterschrift,
): boolean =>
  row?.guid === guid && row.person === leser.sub && row.status === 'UNTERSCHRIEBEN' && row.sha256 === sha256

/**
 * The second signature (S4-07): of the person who is asked, identified and with signing authority, in the period, under
 * exactly what would be sent now. Repeated it answers the same.
 */
export const mitzeichnen = <D extends GezeichnetesDokument, U, A>(
  services: Services,
  auftrag: Auftrag<D, U, A> & { readonly unterschrift: Unterschrift },
): Promise<A> =>
  mitzeichnungBewegen(services, auftrag, async (b) => {
    const { unterschrift } = auftrag
    if (istUnterschrieben(b, unterschrift)) return
    const { tx, art, dokument, leser, eingang } = b
    const row = eigeneAnfrage(b, unterschrift.guid, 'unterschreiben')
    art.regeln.erlauben('mitzeichnen', dokument)
    art.regeln.fristPruefen(dokument, eingang)
    if (b.mitglied(leser.sub)?.identifiziert !== true)
      throw nichtMoeglich(
        art,
        'Weisen Sie zuerst Ihre Identität nach. Erst danach können Sie unterschreiben.',
        ABSAGE_ORTE.person,
      )
    const { inhalt, sha256, pruefen } = await sendefassung(tx, art, b, eingang)
    if (sha256 !== unterschrift.sha256) throw absagen(ALLGEMEIN.konkurrierend, inzwischenAnders(art.name))
    await pruefen(tx)
    await unterschriftSetzen(tx, row.guid, { inhalt, sha256, jetzt: leser.jetzt })
    await b.vermerken('mitzeichnen', { mitzeichnung: row.guid, sha256 })
    await b.mitteilen(row.angefragt_von, 'unterschrieben')
  })
