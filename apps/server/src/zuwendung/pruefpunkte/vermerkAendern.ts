import { ALLGEMEIN, type Feldfehler } from '@foerderportal/contract/shared/problem'
import { alsZeitpunkt } from '@foerderportal/contract/shared/zeit/datum'
import { PUNKT_ANZEIGE } from '@foerderportal/contract/zuwendung/bank/pruefpunkte/ergebnis'
import type { Pruefpunkt } from '@foerderportal/contract/zuwendung/bank/pruefpunkte/katalog'
import type { PruefpunktAntwort } from '@foerderportal/contract/zuwendung/bank/pruefpunkte/schema'
import {
  vermerkStaende,
  type Vermerkhandlung,
} from '@foerderportal/contract/zuwendung/bank/pruefpunkte/staende'
import { nutzerName } from '@foerderportal/contract/formular/nutzerName'
import { protokollieren } from '../../platform/audit/protokollieren.ts'
import type { Principal } from '../../platform/auth/principal.ts'
import type { Tx } from '../../platform/database/database.ts'
import { absagen } from '../../platform/http/refusal.ts'
import type { Services } from '../../platform/services.ts'
import { nichtMoeglich } from '../kern/policy.ts'
import { programmeLesen } from '../kern/programmLesen.ts'
import { fallSperren, type BankAntrag } from '../zugang/bankFall.ts'
import { grundlageVon } from './grundlage.ts'
import { pruefakteLesen, type Pruefakte } from './pruefakte.ts'
import { punktAnsicht, vorschlagZu } from './punktAnsicht.ts'
import type { Vorschlag } from '@foerderportal/contract/zuwendung/bank/pruefpunkte/ergebnis'
import { fassungEinfuegen, type VermerkRow } from './vermerke.ts'

/** Who does what to which point, from which version of it. */
export type Auftrag = {
  readonly principal: Pick<Principal, 'sub' | 'vorname' | 'nachname'>
  readonly geschaeftGuid: string
  readonly punkt: string
  readonly ifMatch: number | undefined
}

/** A point under the lock of its case. */
export type Lage = {
  readonly akte: Pruefakte
  readonly punkt: Pruefpunkt
  readonly vorschlag: Vorschlag | null
  /** All wordings so far. */
  readonly fassungen: readonly VermerkRow[]
}

/** What is appended; null: nothing, for it is there already. */
export type Neues = Pick<
  VermerkRow,
  'vermerk' | 'dokument_version' | 'ergebnis' | 'text' | 'belege' | 'vorschlag' | 'gestrichen_weil'
>

export const ungueltig = (...fehler: readonly Feldfehler[]) => absagen(ALLGEMEIN.ungueltig, undefined, fehler)

const lageVon = (akte: Pruefakte, code: string, vorschlag: (punkt: Pruefpunkt) => Vorschlag | null): Lage => {
  const punkt = akte.katalog?.punkte.find((p) => p.code === code)
  if (punkt === undefined) throw ungueltig({ pfad: 'punkt', text: 'Diesen Prüfpunkt gibt es hier nicht.' })
  return { akte, punkt, vorschlag: vorschlag(punkt), fassungen: akte.fassungen }
}

const GANZ_OFFEN = 'Dieser Prüfpunkt hat noch keinen Vermerk. Laden Sie die Seite neu.'

/** What somebody else wrote meanwhile is said in the refusal; what was sent stays with who sent it. */
const versionPruefen = ({ fassungen }: Lage, { ifMatch }: Auftrag): void => {
  if (ifMatch === undefined || ifMatch === fassungen.length) return
  const letzte = fassungen.at(-1)
  if (letzte === undefined) throw absagen(ALLGEMEIN.konkurrierend, GANZ_OFFEN)
  const { person_name: name, zeit, ergebnis, text } = letzte
  throw absagen(
    ALLGEMEIN.konkurrierend,
    `${name} hat diesen Prüfpunkt am ${alsZeitpunkt(zeit.toISOString())} Uhr geändert.`,
    [
      { pfad: 'ergebnis', text: `Dort steht jetzt: ${PUNKT_ANZEIGE[ergebnis ?? 'OFFEN'].wort}.` },
      { pfad: 'text', text: text === '' ? 'Dort steht kein Text.' : `Dort steht jetzt: „${text}“` },
    ],
  )
}

const anhaengen = async (
  tx: Tx,
  fall: BankAntrag,
  auftrag: Auftrag,
  neues: Neues & { readonly fassung: number; readonly zeit: Date },
  handlung: Vermerkhandlung,
): Promise<VermerkRow> => {
  const { punkt, principal } = auftrag
  const row = { ...neues, punkt, person_sub: principal.sub, person_name: nutzerName(principal) }
  await fassungEinfuegen(tx, { ...row, geschaeftGuid: fall.geschaeft_guid, antragGuid: fall.guid })
  await protokollieren(tx, {
    unternehmenGuid: fall.unternehmen_guid,
    sub: principal.sub,
    handlung,
    objektGuid: fall.guid,
    angaben: { punkt, vermerk: row.vermerk, fassung: row.fassung, ergebnis: row.ergebnis },
  })
  return row
}

/**
 * Appends to a point under the lock of its case: `neuesAus` says what, or refuses. Whoever repeats a call whose answer
 * was lost gets it now, whatever version he names; every other stale version is refused.
 */
export const vermerkAendern = async (
  services: Services,
  handlung: Vermerkhandlung,
  auftrag: Auftrag,
  neuesAus: (lage: Lage) => Neues | null,
): Promise<{ readonly body: PruefpunktAntwort; readonly version: number }> => {
  const programme = await programmeLesen(services)
  return services.db.transaction().execute(async (tx) => {
    const fall = await fallSperren(tx, auftrag.geschaeftGuid, auftrag.principal.sub)
    const grund = vermerkStaende.hindernis(handlung, fall.status, ['BANK'])
    if (grund !== null) throw nichtMoeglich(grund.text)
    const akte = await pruefakteLesen(tx, fall, auftrag.punkt)
    const grundlage = await grundlageVon(tx, fall, akte, { programme, jetzt: services.clock.now() })
    const lage = lageVon(akte, auftrag.punkt, (p) => vorschlagZu(p, grundlage))
    const neues = neuesAus(lage)
    if (neues !== null) versionPruefen(lage, auftrag)
    const zeit = services.clock.now()
    const fassung = lage.fassungen.length + 1
    const dazu = neues && (await anhaengen(tx, fall, auftrag, { ...neues, fassung, zeit }, handlung))
    const danach = { ...akte, fassungen: dazu === null ? akte.fassungen : [...akte.fassungen, dazu] }
    const body = punktAnsicht(lage.punkt, danach, grundlage)
    return { body, version: body.version }
  })
}
