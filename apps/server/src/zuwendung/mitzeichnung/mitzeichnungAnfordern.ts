import { randomUUID } from 'node:crypto'
import type { NutzerBezug } from '@foerderportal/contract/zuwendung/formular/formular'
import { laeuft } from '@foerderportal/contract/formular/mitzeichnungLauf'
import { nutzerName } from '@foerderportal/contract/zuwendung/formular/nutzerName'
import type { Services } from '../../platform/services.ts'
import type { Mitglied } from '../../unternehmen/public.ts'
import { standSchreiben, versionPruefen } from '../kern/antragDokument.ts'
import type { Antwort } from '../kern/view.ts'
import { fertigPruefen } from '../kern/fertigPruefen.ts'
import { bewegungErlauben, mitzeichnungBewegen, type Auftrag, type Bewegung } from './mitzeichnungBewegen.ts'
import { mitzeichnungEinfuegen, mitzeichnungSetzen } from '../kern/mitzeichnungen.ts'
import { amFeld, zweitePersonHindernis } from './mitzeichnungPruefen.ts'
import { erlauben, fristPruefen } from '../kern/policy.ts'
import { sendefassung } from '../kern/sendefassung.ts'

export type Anfordern = Auftrag & { readonly subjectId: string; readonly ifMatch: number | undefined }

const alsBezug = ({ sub, vorname, nachname, email, telefon }: Mitglied): NutzerBezug => ({
  subjectId: sub,
  vorname,
  nachname,
  email,
  telefon,
})

/** The person, or the reason at the field why it can't be this one. */
const zweitePerson = ({ mitglied, leser, antrag }: Bewegung, subjectId: string): Mitglied => {
  if (subjectId === leser.sub)
    throw amFeld('Sie können sich nicht selbst bitten. Wählen Sie eine andere Person.')
  const person = mitglied(subjectId)
  const genannt = antrag.formular.zeichnungsberechtigter
  const name = genannt?.subjectId === subjectId ? nutzerName(genannt) : ''
  const hindernis = zweitePersonHindernis(person, name || 'Diese Person')
  if (person === undefined || hindernis !== null) throw amFeld(hindernis ?? '')
  return person
}

/** The form names him in the words of the company's own list, whatever a client wrote there. */
const benennen = async (services: Services, b: Bewegung, person: Mitglied): Promise<Bewegung> => {
  const alt = b.antrag.formular.zeichnungsberechtigter
  const neu = alsBezug(person)
  const gleich =
    alt?.subjectId === neu.subjectId && alt?.vorname === neu.vorname && alt?.nachname === neu.nachname
  if (gleich) return b
  const formular = { ...b.antrag.formular, zeichnungsberechtigter: neu }
  const stand = { formular, sub: b.leser.sub, handlung: 'antragSpeichern' }
  return { ...b, antrag: await standSchreiben(services, b.tx, b.antrag, stand) }
}

/** What is asked for has to be ready: nobody reads and signs a draft with gaps. */
const fertigeFassung = async ({ tx, antrag, programme, eingang }: Bewegung): Promise<void> => {
  if (antrag.formular.alleineZeichnungsberechtigt !== false)
    throw amFeld('Laut Ihren Angaben unterschreiben Sie allein. Eine zweite Unterschrift ist nicht nötig.')
  const { formular, kontext } = await sendefassung(tx, antrag, programme, eingang)
  await fertigPruefen(tx, formular, kontext)
}

const anfragen = async ({ tx, antrag, leser, mitglied }: Bewegung, person: Mitglied): Promise<void> => {
  const ich = mitglied(leser.sub)
  await mitzeichnungEinfuegen(tx, {
    guid: randomUUID(),
    antragGuid: antrag.guid,
    unternehmenGuid: antrag.unternehmen_guid,
    person: person.sub,
    personName: nutzerName(person),
    von: leser.sub,
    vonName: nutzerName(ich),
    jetzt: leser.jetzt,
  })
}

/** Whether what stands still counts; a signature does only for what would be sent now. */
const giltNoch = async ({ row, tx, antrag, programme, eingang }: Bewegung): Promise<boolean> => {
  if (row?.status !== 'UNTERSCHRIEBEN') return row?.status === 'ANGEFRAGT'
  return (await sendefassung(tx, antrag, programme, eingang)).sha256 === row.sha256
}

/** Ends what runs, before another one begins. */
const abloesen = async (b: Bewegung, person: Mitglied, gilt: boolean): Promise<void> => {
  const { row, tx, leser } = b
  if (row === undefined || !laeuft(row.status)) return
  const status = gilt ? 'ZURUECKGERUFEN' : 'HINFAELLIG'
  await mitzeichnungSetzen(tx, row.guid, { status, jetzt: leser.jetzt })
  if (row.person !== person.sub) await b.mitteilen(row.person, 'zurueckgerufen')
}

const bitten = async (services: Services, gesperrt: Bewegung, person: Mitglied): Promise<void> => {
  const b = await benennen(services, gesperrt, person)
  await fertigeFassung(b)
  await anfragen(b, person)
  await b.mitteilen(person.sub, 'angefragt')
}

/**
 * Asks for the second signature (S4-07), or gives a running request to somebody else. Who is asked already is not asked
 * twice: the repeated call answers what stands. Whose signature was voided by a change of company data is asked anew.
 */
export const mitzeichnungAnfordern = (services: Services, a: Anfordern): Promise<Antwort> =>
  mitzeichnungBewegen(services, a, async (b) => {
    erlauben('mitzeichnenLassen', b.antrag)
    fristPruefen(b.antrag, a.eingang)
    const gilt = await giltNoch(b)
    if (gilt && b.row?.person === a.subjectId) return
    versionPruefen(b.antrag, a.ifMatch)
    if (gilt) bewegungErlauben('neuZuordnen', b)
    const person = zweitePerson(b, a.subjectId)
    await abloesen(b, person, gilt)
    await bitten(services, b, person)
    const handlung = gilt ? 'mitzeichnungNeuZuordnen' : 'mitzeichnungAnfordern'
    await b.vermerken(handlung, { person: person.sub })
  })
