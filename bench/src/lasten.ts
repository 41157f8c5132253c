import type autocannon from 'autocannon'
import type { Angemeldet } from '../../e2e/src/api.ts'
import { messen, type Messung } from './messen.ts'
import type { Fall as Antragsfall } from './welt.ts'

/** Any form that is saved again and again. */
export type Fall = Pick<Antragsfall, 'unternehmenGuid' | 'version'> & {
  readonly formular: { readonly guid: string }
}

const SUB_MAX = (headers: Record<string, string>) =>
  // The subject of the bearer token, for the reference, which checks none.
  (
    JSON.parse(Buffer.from(headers.authorization?.split('.')[1] ?? '', 'base64url').toString()) as {
      sub: string
    }
  ).sub

export type Ziel = { readonly portal: string; readonly referenz: string; readonly sekunden: number }

const json = { 'content-type': 'application/json' }

/**
 * Each connection saves one form again and again and follows its version, as an open wizard does. Both sides get the very
 * same call: the generator runs on the processors that it measures, and building a call anew for one side only would
 * count against that side. The reference looks at the body alone.
 */
/** A form that is saved: by which path, where it is read, and what the reference calls it. */
export type Speicherweg = {
  readonly speichern: (guid: string) => string
  readonly lesen: (guid: string) => string
  readonly referenz: string
}
const FORMULARE = '/Zuwendungen/api/public'
const ANTRAG: Speicherweg = {
  speichern: () => `${FORMULARE}/zuschussantrag/formular`,
  lesen: (guid) => `${FORMULARE}/zuschussantrag/formular/${guid}`,
  referenz: 'antrag',
}
export const AUSZAHLUNG: Speicherweg = {
  speichern: (guid) => `${FORMULARE}/auszahlung/formular/${guid}`,
  lesen: (guid) => `${FORMULARE}/auszahlung/formular/${guid}`,
  referenz: 'auszahlung',
}

const speicherrufe = (path: string, wer: Angemeldet, fall: Fall): autocannon.Request[] => [
  {
    method: 'POST',
    path,
    body: JSON.stringify(fall.formular),
    setupRequest: (request) => ({
      ...request,
      headers: { ...json, ...wer.headers, 'if-match': `"${fall.version}"` },
    }),
    onResponse: (status) => {
      if (status === 200) fall.version += 1
    },
  },
]

const fallVon = (faelle: readonly Fall[], nr: number): Fall => {
  const fall = faelle[nr % faelle.length]
  if (fall === undefined) throw new Error('no cases')
  return fall
}

/** Asked anew before each run: what was under way when the one before ended has counted too. */
const versionenLesen = async (
  wer: Angemeldet,
  portal: string,
  faelle: readonly Fall[],
  weg: Speicherweg,
): Promise<void> => {
  await new Promise((fertig) => setTimeout(fertig, 500))
  for (const fall of faelle) {
    const antwort = await fetch(portal + weg.lesen(fall.formular.guid), { headers: wer.headers })
    fall.version = Number(antwort.headers.get('etag')?.replaceAll('"', ''))
  }
}

export const speichern = (
  ziel: Ziel,
  wer: Angemeldet,
  faelle: readonly Fall[],
  verbindungen: number,
  weg: Speicherweg = ANTRAG,
) => ({
  portal: async (): Promise<Messung> => {
    await versionenLesen(wer, ziel.portal, faelle, weg)
    return messen({
      url: ziel.portal,
      verbindungen,
      sekunden: ziel.sekunden,
      requests: (nr) => {
        const fall = fallVon(faelle, nr)
        return speicherrufe(weg.speichern(fall.formular.guid), wer, fall)
      },
    })
  },
  referenz: () =>
    messen({
      url: ziel.referenz,
      verbindungen,
      sekunden: ziel.sekunden,
      requests: (nr) =>
        speicherrufe(`/speichern/${weg.referenz}/${SUB_MAX(wer.headers)}`, wer, fallVon(faelle, nr)),
    }),
})

export const uebersicht = (ziel: Ziel, wer: Angemeldet, faelle: readonly Fall[], verbindungen: number) => ({
  portal: () =>
    messen({
      url: ziel.portal,
      verbindungen,
      sekunden: ziel.sekunden,
      requests: (nr) => [
        {
          method: 'GET',
          path: `/Zuwendungen/api/public/zuschussantrag/${fallVon(faelle, nr).unternehmenGuid}`,
          headers: wer.headers,
        },
      ],
    }),
  referenz: () =>
    messen({
      url: ziel.referenz,
      verbindungen,
      sekunden: ziel.sekunden,
      requests: (nr) => [
        { method: 'GET', path: `/uebersicht/${SUB_MAX(wer.headers)}/${fallVon(faelle, nr).unternehmenGuid}` },
      ],
    }),
})

const ANZAHL = (unternehmenGuid: string) => `/Zuwendungen/api/public/mitteilung/${unternehmenGuid}/anzahl`

/** As an open portal asks once a minute: with the ETag of the answer that it holds, which mostly still stands. */
export const ungelesen = async (
  ziel: Ziel,
  wer: Angemeldet,
  faelle: readonly Fall[],
  verbindungen: number,
) => {
  const etags = new Map<string, string>()
  for (const { unternehmenGuid } of faelle) {
    const url = ziel.portal + ANZAHL(unternehmenGuid)
    const etag = (await fetch(url, { headers: wer.headers })).headers.get('etag') ?? ''
    etags.set(unternehmenGuid, etag)
    const { status } = await fetch(url, { headers: { ...wer.headers, 'if-none-match': etag } })
    if (status !== 304) throw new Error(`unread count: ${status} instead of 304`)
  }
  const anfrage = ({ unternehmenGuid }: Fall): autocannon.Request => ({
    method: 'GET',
    path: ANZAHL(unternehmenGuid),
    headers: { ...wer.headers, 'if-none-match': etags.get(unternehmenGuid) ?? '' },
  })
  const lauf = { verbindungen, sekunden: ziel.sekunden }
  return {
    portal: () => messen({ ...lauf, url: ziel.portal, requests: (nr) => [anfrage(fallVon(faelle, nr))] }),
    // The very same call, as with saving: its headers are the browser's, and to read them is no work of the portal's.
    referenz: () =>
      messen({
        ...lauf,
        url: ziel.referenz,
        requests: (nr) => [{ ...anfrage(fallVon(faelle, nr)), path: '/konstante' }],
      }),
  }
}
