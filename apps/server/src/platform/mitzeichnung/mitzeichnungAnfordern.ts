import { randomUUID } from 'node:crypto'
import { laeuft } from '@foerderportal/contract/formular/mitzeichnungStaende'
import { nutzerName } from '@foerderportal/contract/formular/nutzerName'
import { versionPruefen } from '../dokument/dokument.ts'
import type { Services } from '../services.ts'
import { bewegungErlauben, mitzeichnungBewegen, type Auftrag, type Bewegung } from './mitzeichnungBewegen.ts'
import { mitzeichnungEinfuegen, mitzeichnungSetzen } from './mitzeichnungen.ts'
import type { GezeichnetesDokument, Zeichner } from './mitzeichnungsart.ts'
import { sendefassung } from './sendefassung.ts'
import { amFeld, zweitePersonHindernis } from './zweitePerson.ts'

export type Anfordern = { readonly subjectId: string; readonly ifMatch: number | undefined }

/** The person, or the reason at the field why it can't be this one. */
const zweitePerson = <D extends GezeichnetesDokument, U>(
  { art, mitglied, leser, dokument }: Bewegung<D, U>,
  subjectId: string,
): Zeichner => {
  if (subjectId === leser.sub)
    throw amFeld(art, 'Sie können sich nicht selbst bitten. Wählen Sie eine andere Person.')
  const person = mitglied(subjectId)
  const genannt = art.formular.person(dokument.formular)
  const name = genannt?.subjectId === subjectId ? nutzerName(genannt) : ''
  const hindernis = zweitePersonHindernis(person, name || 'Diese Person')
  if (person === undefined || hindernis !== null) throw amFeld(art, hindernis ?? '')
  return person
}

/** The form names him in the words of the company's own list, whatever a client wrote there. */
const benennen = async <D extends GezeichnetesDokument, U>(
  services: Services,
  b: Bewegung<D, U>,
  person: Zeichner,
): Promise<Bewegung<D, U>> => {
  const alt = b.art.formular.person(b.dokument.formular)
  const gleich =
    alt?.subjectId === person.sub && alt.vorname === person.vorname && alt.nachname === person.nachname
  if (gleich) return b
  const wer = { person, sub: b.leser.sub }
  return { ...b, dokument: await b.art.benennen(services, b.tx, b.dokument, wer) }
}

/** What is asked for has to be ready: nobody reads and signs a draft with gaps. */
const fertigeFassung = async <D extends GezeichnetesDokument, U>(b: Bewegung<D, U>): Promise<void> => {
  const { tx, art, dokument, eingang } = b
  if (!art.formular.zuZweit(dokument.formular))
    throw amFeld(
      art,
      'Laut Ihren Angaben unterschreiben Sie allein. Eine zweite Unterschrift ist nicht nötig.',
    )
  await (await sendefassung(tx, art, b, eingang)).pruefen(tx)
}

const anfragen = async <D extends GezeichnetesDokument, U>(
  { tx, art, dokument, leser, mitglied }: Bewegung<D, U>,
  person: Zeichner,
): Promise<void> => {
  await mitzeichnungEinfuegen(tx, art.dokument, {
    guid: randomUUID(),
    dokumentGuid: dokument.guid,
    unternehmenGuid: dokument.unternehmen_guid,
    person: person.sub,
    personName: nutzerName(person),
    von: leser.sub,
    vonName: nutzerName(mitglied(leser.sub)),
    jetzt: leser.jetzt,
  })
}

/** Whether what stands still counts; a signature does only for what would be sent now. */
const giltNoch = async <D extends GezeichnetesDokument, U>(b: Bewegung<D, U>): Promise<boolean> => {
  const { row, tx, art, eingang } = b
  if (row?.status !== 'UNTERSCHRIEBEN') return row?.status === 'ANGEFRAGT'
  return (await sendefassung(tx, art, b, eingang)).sha256 === row.sha256
}

/** Ends what runs, before another one begins. */
const abloesen = async <D extends GezeichnetesDokument, U>(
  { row, tx, leser, mitteilen }: Bewegung<D, U>,
  person: Zeichner,
  gilt: boolean,
): Promise<void> => {
  if (row === undefined || !laeuft(row.status)) return
  const status = gilt ? 'ZURUECKGERUFEN' : 'HINFAELLIG'
  await mitzeichnungSetzen(tx, row.guid, { status, jetzt: leser.jetzt })
  if (row.person !== person.sub) await mitteilen(row.person, 'zurueckgerufen')
}

const bitten = async <D extends GezeichnetesDokument, U>(
  services: Services,
  gesperrt: Bewegung<D, U>,
  person: Zeichner,
): Promise<void> => {
  const b = await benennen(services, gesperrt, person)
  await fertigeFassung(b)
  await anfragen(b, person)
  await b.mitteilen(person.sub, 'angefragt')
}

/**
 * Asks for the second signature (S4-07), or gives a running request to somebody else. Who is asked already is not asked
 * twice: the repeated call answers what stands. Whose signature was voided by a change of company data is asked anew.
 */
export const mitzeichnungAnfordern = <D extends GezeichnetesDokument, U, A>(
  services: Services,
  a: Auftrag<D, U, A> & Anfordern,
): Promise<A> =>
  mitzeichnungBewegen(services, a, async (b) => {
    const { art, dokument } = b
    art.regeln.erlauben('mitzeichnenLassen', dokument)
    art.regeln.fristPruefen(dokument, a.eingang)
    const gilt = await giltNoch(b)
    if (gilt && b.row?.person === a.subjectId) return
    versionPruefen(art.dokument, dokument, a.ifMatch)
    if (gilt) bewegungErlauben('neuZuordnen', b)
    const person = zweitePerson(b, a.subjectId)
    await abloesen(b, person, gilt)
    await bitten(services, b, person)
    const handlung = gilt ? 'mitzeichnungNeuZuordnen' : 'mitzeichnungAnfordern'
    await b.vermerken(handlung, { person: person.sub })
  })
