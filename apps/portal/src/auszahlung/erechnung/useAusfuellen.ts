import { eRechnungAbfrage } from '@foerderportal/client/auszahlung/rechnung'
import type { ERechnungAntwort } from '@foerderportal/contract/auszahlung/rechnung/schema'
import type { DateiAngabe } from '@foerderportal/contract/formular/dateien'
import { feldId } from '@foerderportal/ui/felder/feldId'
import { useQueries } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useController } from 'react-hook-form'
import type { NachweisProps } from '../nachweis/seitenProps.ts'
import { VORBELEGBAR, useHerkunft, type Herkunft, type Vorbelegbar } from './ausERechnung.ts'
import { fuellungAus, type Texte } from './vorschlaege.ts'

/** A file with what it declares. */
export type Gelesen = { readonly datei: DateiAngabe; readonly antwort: ERechnungAntwort }

type Props = Pick<NachweisProps, 'control' | 'formular' | 'zeile'> & { dateien: readonly DateiAngabe[] }

const useFelder = ({ control, zeile: { name } }: Props) => {
  const { field: rechnungsSteller } = useController({ control, name: `${name}.rechnungsSteller` })
  const { field: rechnungsNummer } = useController({ control, name: `${name}.rechnungsNummer` })
  const { field: rechnungsDatum } = useController({ control, name: `${name}.rechnungsDatum` })
  const { field: rechnungsBetrag } = useController({ control, name: `${name}.rechnungsBetrag` })
  const { field: umsatzsteuer } = useController({ control, name: `${name}.umsatzsteuer` })
  return { rechnungsSteller, rechnungsNummer, rechnungsDatum, rechnungsBetrag, umsatzsteuer }
}

const texteVon = (felder: ReturnType<typeof useFelder>): Texte => ({
  rechnungsSteller: felder.rechnungsSteller.value,
  rechnungsNummer: felder.rechnungsNummer.value,
  rechnungsDatum: felder.rechnungsDatum.value,
  rechnungsBetrag: felder.rechnungsBetrag.value,
  umsatzsteuer: felder.umsatzsteuer.value,
})

const mit = (bisher: Herkunft, datei: string, neu: Partial<Texte>): Herkunft => ({
  gelesen: [...bisher.gelesen, datei],
  felder: {
    ...bisher.felder,
    ...Object.fromEntries(Object.entries(neu).map(([feld, text]) => [feld, { text, datei }])),
  },
})

/** Reads the files of a proof and fills what is empty, each file once and one after the other (S6-05). */
export const useAusfuellen = (props: Props): readonly Gelesen[] => {
  const { formular, zeile, dateien } = props
  const felder = useFelder(props)
  const { herkunft, merken } = useHerkunft(zeile.kennung)
  const antworten = useQueries({
    queries: dateien.map(({ uuid }) => eRechnungAbfrage(formular.guid, uuid)),
  })
  const gelesene = dateien.flatMap((datei, i): Gelesen[] => {
    const antwort = antworten[i]?.data
    return antwort ? [{ datei, antwort }] : []
  })
  useEffect(() => {
    const naechste = gelesene.find(({ datei }) => !herkunft.gelesen.includes(datei.uuid))
    if (naechste === undefined) return
    const fuellung = fuellungAus(naechste.antwort, {
      jetzt: texteVon(felder),
      herkunft,
      dateien: new Set(dateien.map(({ uuid }) => uuid)),
      hatFokus: (feld: Vorbelegbar) => document.activeElement?.id === feldId(`${zeile.name}.${feld}`),
    })
    merken(mit(herkunft, naechste.datei.uuid, fuellung))
    for (const feld of VORBELEGBAR) if (fuellung[feld] !== undefined) felder[feld].onChange(fuellung[feld])
  })
  return gelesene
}
