import { nachfordern } from '@foerderportal/client/zuwendung/fall/nachforderung'
import { isProblem } from '@foerderportal/client/problem'
import type { NachforderungEingabe } from '@foerderportal/contract/zuwendung/kern/antragsformular/nachforderungSchema'
import type { NachforderungenAntwort } from '@foerderportal/contract/zuwendung/antrag/nachforderung/fallSchema'
import { alsDatum, tageSpaeter } from '@foerderportal/contract/shared/zeit/datum'
import type { Feldfehler, Problem } from '@foerderportal/contract/shared/problem'
import { useLokalerEntwurf } from '@foerderportal/shell/entwurf/useLokalerEntwurf'
import { fokusHalten } from '@foerderportal/shell/formular/fokusHalten'
import { pruefer } from '@foerderportal/shell/formular/pruefung'
import { datumLesen } from '@foerderportal/schreibweise/datum'
import { useHeute } from '@foerderportal/shell/zeit/useHeute'
import { nachforderungsfristFehler } from '@foerderportal/contract/zuwendung/bank/tage'
import { useFormular } from '../../shared/formular/useFormular.ts'
import { tagFehlerAn } from '../../shared/zeit/tagLesen.ts'
import { ohneAnlass, type Vorschlag } from './vorschlag.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useFieldArray, useWatch } from 'react-hook-form'

/** As the server takes it. */
const GRUND_ZEICHEN = 2_000
/** A correction takes farms three weeks (S9-03). */
const FRIST_TAGE = 21
/** Where the programme has no words of its own. */
const VORAB = 'Für die Prüfung Ihres Antrags fehlt uns noch etwas.'

export type GewaehlteStelle = { pfad: string; frage: string; dokument: string; grund: string }
type Werte = { grund: string; frist: string; stellen: GewaehlteStelle[] }

const grundFehler = (pfad: string, grund: string): Feldfehler[] => {
  if (grund.trim() === '') return [{ pfad, text: 'Geben Sie einen Grund an.' }]
  return grund.length > GRUND_ZEICHEN
    ? [{ pfad, text: `Kürzen Sie den Grund auf höchstens ${GRUND_ZEICHEN} Zeichen.` }]
    : []
}

const pruefen = ({ grund, frist, stellen }: Werte): Feldfehler[] => [
  ...stellen.flatMap((stelle, i) => grundFehler(`stellen.${i}.grund`, stelle.grund)),
  ...grundFehler('grund', grund),
  ...tagFehlerAn('frist', frist, nachforderungsfristFehler),
]

const alsEingabe = ({ grund, frist, stellen }: Werte): NachforderungEingabe => {
  const tag = datumLesen(frist)
  return {
    grund,
    frist: tag.ok ? tag.wert : frist,
    felder: stellen
      .filter(({ dokument }) => dokument === '')
      .map(({ pfad, grund: g }) => ({ pfad, grund: g })),
    dokumente: stellen
      .filter(({ dokument }) => dokument !== '')
      .map(({ dokument, grund: g }) => ({ art: dokument, grund: g })),
  }
}

type Anfang = {
  readonly geschaeft: string
  readonly antwort: NachforderungenAntwort
  readonly vorschlaege: readonly Vorschlag[]
}

const gewaehlteStelle = (moegliche: NachforderungenAntwort['stellen'], { pfad, grund }: Vorschlag) =>
  moegliche
    .filter((stelle) => stelle.pfad === pfad)
    .map(({ frage, dokument }): GewaehlteStelle => ({ pfad, frage, dokument: dokument ?? '', grund }))

/** Its fields, with a copy on this device; they begin with what is proposed. */
const useFelder = ({ geschaeft, antwort, vorschlaege }: Anfang) => {
  const heute = useHeute()
  const formular = useFormular<Werte>({
    shouldFocusError: false,
    resolver: pruefer(pruefen),
    defaultValues: {
      grund: antwort.vorab ?? VORAB,
      frist: alsDatum(tageSpaeter(heute, FRIST_TAGE)),
      stellen: vorschlaege.flatMap((vorschlag) => gewaehlteStelle(antwort.stellen, vorschlag)),
    },
  })
  const { entwurf } = useLokalerEntwurf(`nachfordern/${geschaeft}`, formular)
  return { formular, entwurf }
}

/** The form of a Nachforderung. */
export const useNachfordern = (anfang: Anfang) => {
  const { geschaeft, antwort } = anfang
  const klient = useQueryClient()
  const { formular, entwurf } = useFelder(anfang)
  const { control, handleSubmit, setError, setValue } = formular
  const { fields, append, remove } = useFieldArray({ control, name: 'stellen' })
  const werte = useWatch({ control, compute: (alle) => alle })
  const [laeuft, setLaeuft] = useState(false)
  const [absage, setAbsage] = useState<Problem>()
  const [weitere, setWeitere] = useState<readonly string[]>([])

  const zeigen = ({ errors = [], ...problem }: Problem) => {
    const frist = errors.find(({ pfad }) => pfad === 'frist')
    if (frist !== undefined) setError('frist', { type: 'server', message: frist.text })
    setWeitere(errors.filter((e) => e !== frist).map(({ text }) => text))
    if (errors.length === 0) setAbsage(problem)
  }
  const senden = handleSubmit(async (eingaben) => {
    setLaeuft(true)
    setAbsage(undefined)
    try {
      await nachfordern(antwort.antragGuid, alsEingabe(eingaben))
      entwurf.aufgeben()
      await klient.invalidateQueries({ queryKey: ['fall', geschaeft] })
      fokusHalten()
    } catch (fehler) {
      if (!isProblem(fehler)) throw fehler
      zeigen(fehler.problem)
    } finally {
      setLaeuft(false)
    }
  })
  return {
    entwurf,
    control,
    weitere,
    absage,
    laeuft,
    senden,
    werte,
    gewaehlt: fields.map((feld, i) => ({ ...feld, grund: werte.stellen[i]?.grund ?? feld.grund })),
    begruenden: (i: number, text: string) =>
      setValue(`stellen.${i}.grund`, text, { shouldValidate: true, shouldDirty: true }),
    dazunehmen: (pfad: string) => append(gewaehlteStelle(antwort.stellen, ohneAnlass(pfad))),
    weglassen: (pfad: string) => remove(fields.findIndex((feld) => feld.pfad === pfad)),
  }
}
