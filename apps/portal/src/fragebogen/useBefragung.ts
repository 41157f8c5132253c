import { bauplan } from '@foerderportal/befragung/entwurfsseiten'
import type { OffeneBefragung } from '@foerderportal/befragung/offeneBefragung'
import {
  befragungLaden,
  fragebogenKey,
  fragebogenSpeichern,
  type Befragung,
  type Fragebogen,
} from '@foerderportal/client/fragebogen/fragebogen'
import {
  KEINE_ANTWORT,
  type Antwort,
  type Antworten,
} from '@foerderportal/contract/fragebogen/antwort/antwort'
import { antwortBereinigen } from '@foerderportal/contract/fragebogen/antwort/bereinigen'
import { alsFrage } from '@foerderportal/contract/fragebogen/fragen/frageZeigen'
import type { FrageEingabe } from '@foerderportal/contract/fragebogen/schema'
import { alleFragen, antwortenBereinigen, type Gestellt } from '@foerderportal/contract/fragebogen/weg/weg'
import { Entwurf } from '@foerderportal/entwurf/entwurf'
import type { Fassung } from '@foerderportal/entwurf/types'
import { saveOutcome } from '@foerderportal/shell/entwurf/saveOutcome'
import { useEntwurf } from '@foerderportal/shell/entwurf/useEntwurf'
import { same } from '@foerderportal/values/same'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'

/** A question as it is sent: its answer without the words around it. */
const alsEingabe = (gestellt: Gestellt, antwort: Antwort): FrageEingabe => {
  const {
    frageblockId: _,
    fragetexte: __,
    kommentare: ___,
    kontexte: ____,
    pflicht: _____,
    ...eingabe
  } = alsFrage(gestellt, antwort)
  return eingabe
}

/** Questions that say something else than what the server has. */
const geaenderte = (alle: readonly Gestellt[], vorher: Antworten, nachher: Antworten): FrageEingabe[] =>
  alle.flatMap((gestellt) => {
    const antwortIn = (antworten: Antworten) =>
      antwortBereinigen(gestellt.frage, antworten[gestellt.frage.id] ?? KEINE_ANTWORT)
    const antwort = antwortIn(nachher)
    return same(antwortIn(vorher), antwort) ? [] : [alsEingabe(gestellt, antwort)]
  })

/** The draft of a questionnaire for as long as it is open: saved at each answer, and kept on this device until then. */
export const useBefragung = ({ metadaten, stand }: Fragebogen): OffeneBefragung => {
  const { fragebogenGuid: guid, definition } = metadaten
  const queryClient = useQueryClient()
  const [offen] = useState(() => {
    const alle = alleFragen(definition)
    const ort = { frage: stand.wert.aktuelleFrageId }
    const merken = (neu: Fragebogen['stand']): Fassung<Befragung> => {
      queryClient.setQueryData(fragebogenKey(guid), { metadaten, stand: neu })
      return { ...neu, um: new Date() }
    }
    const entwurf: Entwurf<Befragung> = new Entwurf<Befragung>(
      { ...stand, um: undefined },
      bauplan(definition),
      {
        speichern: async (wert, version) => {
          const fragen = geaenderte(alle, entwurf.basis().wert.antworten, wert.antworten)
          const neu = await fragebogenSpeichern({
            guid,
            fragen,
            aktuelleFrageId: ort.frage,
            abgeschlossen: false,
            version,
          })
          // The server keeps them by the same rule.
          const antworten = antwortenBereinigen(definition, wert.antworten)
          return merken({ wert: { ...wert, antworten, aktuelleFrageId: ort.frage }, version: neu })
        },
        laden: async () => merken(await befragungLaden(metadaten)),
        deuten: saveOutcome,
      },
    )
    return {
      entwurf,
      /** Where one is; it travels with the next save. */
      hier: () => ort.frage,
      gehenZu: (frage: string) => void (ort.frage = frage),
    }
  })
  useEntwurf(offen.entwurf, `fragebogen/${guid}`)
  const abschliessen = async () => {
    const { version } = offen.entwurf.basis()
    await fragebogenSpeichern({
      guid,
      fragen: [],
      aktuelleFrageId: offen.hier(),
      abgeschlossen: true,
      version,
    })
    offen.entwurf.aufgeben()
    await queryClient.resetQueries({ queryKey: fragebogenKey(guid) })
  }
  return { definition, ...offen, abschliessen }
}
