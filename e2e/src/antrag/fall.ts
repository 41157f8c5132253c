import { nutzerStatusLesen } from '@foerderportal/contract/nutzer/routes'
import {
  einwilligungAendern,
  einwilligungLesen,
} from '@foerderportal/contract/unternehmen/bekanntgabe/routes'
import {
  antragEinreichen,
  antragSpeichern,
  antragUebersichtLesen,
} from '@foerderportal/contract/zuwendung/antrag/routes'
import { ausgefuellt } from '@foerderportal/contract/zuwendung/testing/ausgefuellt'
import { angemeldet, type Angemeldet } from '../api.ts'
import { entwurfAnlegen, hofAnlegen, PDF } from './antrag.ts'
import { eigeneNummer } from '../browser.ts'

/** An adviser of the demo world, identified, who may act for any number of farms: each test gives him one of its own. */
export const BERATER = 'max.mehrfach'

export type Fall = {
  readonly wer: Angemeldet
  readonly unternehmenGuid: string
  readonly guid: string
  /** Address of a page of the wizard, or of the receipt, for this farm. */
  readonly pfad: (seite: string) => string
}

const fall = (wer: Angemeldet, unternehmenGuid: string, guid: string): Fall => ({
  wer,
  unternehmenGuid,
  guid,
  pfad: (seite) => `/zuwendung/antrag/${guid}/${seite}?unternehmenId=${unternehmenGuid}`,
})

/** A new farm of the adviser with an empty draft. */
export const leererFall = async (url: string): Promise<Fall> => {
  const wer = await angemeldet(url, BERATER)
  const unternehmenGuid = await hofAnlegen(wer, eigeneNummer())
  const { guid } = await entwurfAnlegen(wer, unternehmenGuid)
  return fall(wer, unternehmenGuid, guid)
}

type Zusatz = {
  readonly alleine?: boolean
  readonly eingereicht?: boolean
}

/** The company takes its notices by post, where nobody has chosen: a form can't be sent before. */
const postWaehlen = async (wer: Angemeldet, companyId: string): Promise<void> => {
  const params = { companyId }
  const { etag, body } = await wer.rufen(einwilligungLesen, { params })
  if (body.weg !== null) return
  const wahl = { erteilt: false, fassung: body.text.fassung }
  await wer.rufen(einwilligungAendern, { params, body: wahl, ifMatch: etag ?? '' })
}

const ausfuellen = async (wer: Angemeldet, unternehmenGuid: string, zusatz: Zusatz): Promise<string> => {
  const { alleine = true, eingereicht = false } = zusatz
  await postWaehlen(wer, unternehmenGuid)
  const leer = await entwurfAnlegen(wer, unternehmenGuid)
  const voll = ausgefuellt(leer, await wer.hochladen('Nachweis.pdf', PDF))
  const body = {
    ...voll,
    alleineZeichnungsberechtigt: alleine,
    zeichnungsberechtigter: alleine
      ? null
      : { subjectId: 'wer-mitzeichnet', vorname: 'Paul', nachname: 'Partner' },
  }
  const gespeichert = await wer.rufen(antragSpeichern, { body })
  if (gespeichert.status !== 200) throw new Error(`Speichern: ${JSON.stringify(gespeichert.body)}`)
  if (eingereicht) {
    const { status, body: antwort } = await wer.rufen(antragEinreichen, {
      params: { guid: leer.guid },
      body: { ...gespeichert.body.formular, fertig: true },
    })
    if (status !== 200) throw new Error(`Einreichen: ${JSON.stringify(antwort)}`)
  }
  return leer.guid
}

/** A new farm of the adviser with a draft that could be sent. */
export const vollerFall = async (url: string, zusatz: Zusatz = {}): Promise<Fall> => {
  const wer = await angemeldet(url, BERATER)
  const unternehmenGuid = await hofAnlegen(wer, eigeneNummer())
  return fall(wer, unternehmenGuid, await ausfuellen(wer, unternehmenGuid, zusatz))
}

/** A draft that could be sent, of a farm that somebody acts for. */
export const vollerFallFuer = async (wer: Angemeldet, unternehmenGuid: string): Promise<Fall> =>
  fall(wer, unternehmenGuid, await ausfuellen(wer, unternehmenGuid, {}))

/** What the overview of the company says of its cases. */
export const vorgaengeVon = async ({ wer, unternehmenGuid }: Pick<Fall, 'wer' | 'unternehmenGuid'>) => {
  const { body } = await wer.rufen(antragUebersichtLesen, { params: { unternehmenGuid }, query: {} })
  return body.flatMap(({ details }) => details)
}

/** The oldest draft of a user with one company: that of the demo world. */
export const entwurfVon = async (url: string, benutzername: string): Promise<Fall> => {
  const wer = await angemeldet(url, benutzername)
  const { body } = await wer.rufen(nutzerStatusLesen)
  const unternehmenGuid = body.unternehmenStatus[0]?.id ?? ''
  const [aeltester] = (await vorgaengeVon({ wer, unternehmenGuid }))
    .filter(({ geschaeftStatus }) => geschaeftStatus === 'NEUANTRAG_IN_BEARBEITUNG')
    .toSorted((a, b) => a.geNr.localeCompare(b.geNr))
  return fall(wer, unternehmenGuid, aeltester?.antraege[0]?.guid ?? '')
}
