import type { FakeServer } from '@foerderportal/client/testing/fakeServer'
import type { Antworten } from '@foerderportal/contract/fragebogen/antwort/antwort'
import type { Definition } from '@foerderportal/contract/fragebogen/definition/definitionSchema'
import { alsFrage } from '@foerderportal/contract/fragebogen/fragen/frageZeigen'
import { antwortenAus } from '@foerderportal/contract/fragebogen/fragen/frageLesen'
import {
  fragebogenAnlegen,
  fragebogenLesen,
  fragebogenMetadatenLesen,
  fragebogenSpeichern,
} from '@foerderportal/contract/fragebogen/routes'
import type { FragebogenEingabe, FragebogenMetadaten } from '@foerderportal/contract/fragebogen/schema'
import { jedeArt } from '@foerderportal/contract/fragebogen/testing/fragen'
import {
  alleFragen,
  antwortenBereinigen,
  fortschritt,
  gestellteFragen,
} from '@foerderportal/contract/fragebogen/weg/weg'

export const FRAGEBOGEN = 'f0000000-0000-4000-8000-00000000f001'

/** A questionnaire on the made-up server: it keeps what is saved as the real one does. */
export const fragebogendienst = (
  server: FakeServer,
  { definition = jedeArt(), antragGuid = null }: { definition?: Definition; antragGuid?: string | null } = {},
) => {
  let antworten: Antworten = {}
  let abgeschlossen = false
  let version = 1
  const formular = (frage: string | null) => ({
    abgeschlossen,
    aktuelleFrageId: frage,
    correlationId: FRAGEBOGEN,
    fortschritt: fortschritt(definition, antworten, frage),
    fragen: gestellteFragen(definition, antworten).map((eine) => alsFrage(eine, antworten[eine.frage.id])),
  })
  const { seiten: _, bloecke, ...texte } = definition
  const frageBloecke = bloecke.map(({ id, titel, kommentare, kontexte }) => ({
    id,
    titel,
    kommentare,
    kontexte,
  }))
  const metadaten = (): FragebogenMetadaten => ({
    fragebogenGuid: FRAGEBOGEN,
    umfrageUuid: FRAGEBOGEN,
    fassung: 1,
    titel: definition.titel,
    abgeschlossenAm: abgeschlossen ? '2026-11-25T10:00:00.000Z' : null,
    aenderbar: !abgeschlossen,
    unternehmenName: 'Hof Lindenau GbR',
    antragGuid,
    vorgaengerGuid: null,
    pdfUrl: abgeschlossen ? `/api/public/v1/umfrage/pdf?fragebogenGuid=${FRAGEBOGEN}` : null,
    definition,
  })
  const speichern = (body: FragebogenEingabe) => {
    const neue = antwortenAus(body.fragen, alleFragen(definition))
    antworten = antwortenBereinigen(definition, { ...antworten, ...neue })
    abgeschlossen = body.abgeschlossen
    version += 1
    return formular(body.aktuelleFrageId ?? null)
  }
  server.answer(fragebogenMetadatenLesen, 200, () => metadaten())
  server.serve(fragebogenLesen, () => ({
    body: { ...texte, frageBloecke, formular: formular(null) },
    version,
  }))
  server.serve(fragebogenSpeichern, ({ body }) => ({ body: speichern(body), version }))
  server.answer(fragebogenAnlegen, 200, { uuid: FRAGEBOGEN })
  return {
    antworten: () => antworten,
    /** Somebody saves on another device. */
    anderswo: (neue: Antworten) => {
      antworten = { ...antworten, ...neue }
      version += 1
    },
  }
}
