import type { Datei } from '@foerderportal/contract/shared/datei'
import {
  handlungenDerArt,
  handlungIn,
  type Verlaufsart,
} from '@foerderportal/contract/zuwendung/bank/verlauf/handlungen'
import type { VerlaufAntwort, Verlaufseintrag } from '@foerderportal/contract/zuwendung/bank/verlauf/schema'
import { zustellungVon } from '../../platform/mail/zustellung.ts'
import type { Services } from '../../platform/services.ts'
import { bankFallLesen } from '../zugang/bankFall.ts'
import {
  handlungenLaden,
  mailsLaden,
  personenIn,
  type Filter,
  type HandlungRow,
  type MailRow,
} from './ereignisse.ts'
import type { Wortquellen } from './angabenWorte.ts'
import { dazuVon } from './handlungWorte.ts'
import { notizdateienLesen } from './notizdateien.ts'
import { angeheftete } from './notizen.ts'
import { offeneWiedervorlagen } from './wiedervorlagen.ts'
import { wortquellenLesen } from './wortquellen.ts'

const SEITE = 50

type Lesen = {
  readonly sub: string
  readonly guid: string
  readonly art: Verlaufsart | undefined
  readonly person: string | undefined
  readonly nach: string | undefined
}

/** Where a page ended: the moment to the microsecond, and which of several at that moment. */
const stelle = (nach: string | undefined): Filter['vor'] => {
  if (nach === undefined) return undefined
  const [micros = '', ...id] = nach.split('_')
  return { micros, id: id.join('_') }
}

type Ereignis = (HandlungRow | MailRow) & { readonly quelle: 'handlung' | 'mail' }

/** The latest first; at one moment by their names, which never change. */
const spaetereZuerst = (a: Ereignis, b: Ereignis): number => {
  const [x, y] = [BigInt(a.micros), BigInt(b.micros)]
  if (x !== y) return x < y ? 1 : -1
  return a.id < b.id ? 1 : -1
}

const alsMail = (row: MailRow): Verlaufseintrag => ({
  id: row.id,
  zeit: row.zeit.toISOString(),
  art: 'MAIL',
  worte: `E-Mail an ${row.an}`,
  dazu: row.betreff,
  person: null,
  dateien: [],
  zustellung: zustellungVon(row),
})

const alsHandlung = (
  row: HandlungRow,
  quellen: Wortquellen,
  dateien: (notiz: string) => Datei[],
): Verlaufseintrag => {
  const zeile = handlungIn(row.handlung)
  return {
    id: row.id,
    zeit: row.zeit.toISOString(),
    art: zeile?.art ?? 'BEARBEITUNG',
    worte: zeile?.worte ?? row.handlung,
    dazu: dazuVon(row, quellen),
    person: quellen.name(row.nutzer_sub),
    dateien: row.handlung === 'notizSchreiben' ? dateien(row.notiz_guid ?? '') : [],
    zustellung: null,
  }
}

const mitMails = ({ art, person }: Lesen): boolean =>
  person === undefined && (art === undefined || art === 'MAIL')

/** What happened in a case, acts and mails in one line of time (S9-03). */
export const verlaufLesen = async ({ db }: Pick<Services, 'db'>, e: Lesen): Promise<VerlaufAntwort> => {
  const fall = await bankFallLesen(db, e.guid, e.sub)
  const filter: Filter = {
    fall,
    handlungen: handlungenDerArt(e.art),
    person: e.person,
    vor: stelle(e.nach),
    hoechstens: SEITE + 1,
  }
  const handlungen = await handlungenLaden(db, filter)
  const mails = mitMails(e) ? await mailsLaden(db, filter) : []
  const alle: Ereignis[] = [
    ...handlungen.map((row) => ({ ...row, quelle: 'handlung' as const })),
    ...mails.map((row) => ({ ...row, quelle: 'mail' as const })),
  ].toSorted(spaetereZuerst)
  const seite = alle.slice(0, SEITE)
  const subs = await personenIn(db, filter)
  const quellen = await wortquellenLesen(db, fall, handlungen, subs)
  const dateien = await notizdateienLesen(
    db,
    handlungen.flatMap(({ notiz_guid: notiz }) => notiz ?? []),
  )
  const letzter = seite.at(-1)
  return {
    eintraege: seite.map((row) => ('handlung' in row ? alsHandlung(row, quellen, dateien) : alsMail(row))),
    nach: alle.length > SEITE && letzter !== undefined ? `${letzter.micros}_${letzter.id}` : null,
    personen: subs.map((sub) => ({ sub, name: quellen.name(sub) })),
    angeheftet: await angeheftete(db, fall.geschaeft_guid),
    wiedervorlagen: await offeneWiedervorlagen(db, fall.geschaeft_guid),
  }
}
