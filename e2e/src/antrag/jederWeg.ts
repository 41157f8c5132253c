import { schrittPruefen } from '@foerderportal/contract/formular/flow'
import { withoutValue } from '@foerderportal/flow/prune'
import { steps } from '@foerderportal/flow/flow'
import { tagInBerlin } from '@foerderportal/contract/shared/zeit/datum'
import type { Feldfehler } from '@foerderportal/contract/shared/problem'
import {
  ANTRAGSTELLER_ARTEN,
  RECHTSFORMEN,
  type Rechtsform,
} from '@foerderportal/contract/unternehmen/werte/enums'
import { REGISTER_REGEL } from '@foerderportal/contract/unternehmen/werte/registerRegel'
import { unternehmenAnlegen } from '@foerderportal/contract/unternehmen/routes'
import { nutzerStatusLesen } from '@foerderportal/contract/nutzer/routes'
import { ANTRAG_SEITEN, antragFlow, type AntragSchritt } from '@foerderportal/contract/zuwendung/flow'
import type { AntragFormular } from '@foerderportal/contract/zuwendung/antragsformular/formular'
import type { AntragDaten } from '@foerderportal/contract/zuwendung/pruefung/pruefung'
import {
  ankUnterkategorienLesen,
  antragAnlegen,
  antragSpeichern,
  antragUebersichtLesen,
} from '@foerderportal/contract/zuwendung/routes'
import { fertigAusgefuellt, type Fall } from '@foerderportal/contract/zuwendung/testing/testWege'
import { feldId } from '@foerderportal/ui/felder/feldId'
import { PDF } from './antrag.ts'
import type { Angemeldet } from '../api.ts'
import { eigeneNummer } from '../browser.ts'
import { hof } from '../portal/daten.ts'

/** Farms of every legal form, each with complete applications of every kind of applicant. */

/** The demo rounds let a company make so many. */
const JE_HOF = 2

const firma = (nummer: number, rechtsform: Rechtsform) => {
  const regel = REGISTER_REGEL[rechtsform]
  const register =
    regel.eintrag === 'erforderlich'
      ? { registerArt: regel.art, registerGericht: 'Flensburg', registerNummer: `${nummer % 1_000_000}` }
      : {}
  return { ...hof(nummer), rechtsform, ...register }
}

const hofMitRechtsform = async (wer: Angemeldet, rechtsform: Rechtsform): Promise<string> => {
  const nummer = eigeneNummer()
  const { status, body } = await wer.rufen(unternehmenAnlegen, { body: firma(nummer, rechtsform) })
  if (status !== 200) throw new Error(`${rechtsform}: ${status} ${JSON.stringify(body)}`)
  const { unternehmenStatus } = (await wer.rufen(nutzerStatusLesen)).body
  return unternehmenStatus.find(({ name }) => name === `Hof Prüfstein ${nummer}`)?.id ?? ''
}

/** A step of an application with the questions that it asks as long as nothing is answered. */
export type Station = { readonly titel: string; readonly pfad: string; readonly fragen: readonly string[] }
export type Weg = {
  readonly name: string
  readonly rechtsform: Rechtsform
  readonly stationen: readonly Station[]
}

/** Everything on this page is still to be answered; items stay, empty. */
const ohneAntworten = (formular: AntragFormular, { key }: AntragSchritt): AntragFormular => {
  if (key !== 'foerdergegenstaende')
    return ANTRAG_SEITEN[key].felder.reduce((f, feld) => withoutValue(f, feld), formular)
  return {
    ...formular,
    foerdergegenstandSeiten: formular.foerdergegenstandSeiten?.map((s) => ({
      ...s,
      foerdergegenstaende: s.foerdergegenstaende?.map(({ id, type }) => ({ id, type })),
    })),
  }
}

const fragen = (schritt: AntragSchritt, daten: AntragDaten): string[] => {
  const offene: Feldfehler[] = schrittPruefen(antragFlow, schritt, {
    ...daten,
    formular: ohneAntworten(daten.formular, schritt),
  })
  return [...new Set(offene.map(({ pfad }) => pfad))]
}

/** An item is opened by the address of its first field, as by the link of an error. */
const sprung = ({ part }: AntragSchritt, [erste]: readonly string[]): string =>
  part === undefined || erste === undefined ? '' : `#${feldId(erste)}`

const stationen = (daten: AntragDaten, unternehmenGuid: string): Station[] =>
  steps(antragFlow, daten).map((schritt) => {
    const gefragt = schritt.key === 'unternehmen' ? [] : fragen(schritt, daten)
    const adresse = `/zuwendung/antrag/${daten.formular.guid}/${schritt.path}?unternehmenId=${unternehmenGuid}`
    return { titel: schritt.titel, pfad: adresse + sprung(schritt, gefragt), fragen: gefragt }
  })

const antrag = async (wer: Angemeldet, unternehmenGuid: string, fall: Fall): Promise<AntragDaten> => {
  const eintraege = (await wer.rufen(antragUebersichtLesen, { params: { unternehmenGuid }, query: {} })).body
  const metaGuid = eintraege[0]?.guid ?? ''
  const { body: neu } = await wer.rufen(antragAnlegen, { params: { metaGuid, unternehmenGuid } })
  const heute = tagInBerlin(new Date())
  const query = { stichtag: heute }
  const { body: kategorien } = await wer.rufen(ankUnterkategorienLesen, { query })
  const kontext = { ...neu, heute, kategorien }
  const datei = await wer.hochladen('Nachweis.pdf', PDF)
  const body = fertigAusgefuellt(
    { ...neu, fall, datei: { uuid: datei.uuid } },
    { formular: neu.formular, kontext },
  )
  const { status, body: stand } = await wer.rufen(antragSpeichern, { body })
  if (status !== 200) throw new Error(`Speichern: ${JSON.stringify(stand)}`)
  return { formular: stand.formular, kontext }
}

/** The ways of all kinds of applicants with one legal form; moor and second signer take turns. */
export const wegeMit = async (wer: Angemeldet, rechtsform: Rechtsform): Promise<Weg[]> => {
  const wege: Weg[] = []
  let hofGuid = ''
  for (const [i, art] of ANTRAGSTELLER_ARTEN.entries()) {
    if (i % JE_HOF === 0) hofGuid = await hofMitRechtsform(wer, rechtsform)
    const nr = RECHTSFORMEN.indexOf(rechtsform) + i
    const fall: Fall = {
      art,
      rechtsform,
      programm: 'AnkNabo',
      groesse: 'KLEINST',
      moor: nr % 2 === 0,
      alleine: nr % 3 !== 0,
    }
    const daten = await antrag(wer, hofGuid, fall)
    wege.push({ name: `${art}, ${rechtsform}`, rechtsform, stationen: stationen(daten, hofGuid) })
  }
  return wege
}
