import { Knopf } from '@foerderportal/ui/Knopf.tsx'
import { GEGENSTAENDE_JE_KLASSE } from '@foerderportal/contract/zuwendung/grenzen'
import type { AntragKontext } from '@foerderportal/contract/zuwendung/pruefung/pruefung'
import type { Control } from 'react-hook-form'
import { BeratungFelder } from './BeratungFelder.tsx'
import type { GegenstandSicht } from './gegenstandSicht.ts'
import type { GegenstaendeWerte, GegenstandWerte } from './gegenstandWerte.ts'
import { MaschineFelder } from './MaschineFelder.tsx'

type Props = {
  control: Control<GegenstaendeWerte>
  kontext: AntragKontext
  gegenstand: GegenstandWerte
  sicht: GegenstandSicht
  /** How many its class has. */
  anzahl: number
  alsVorlage: () => void
  loeschen: () => void
}

/** The questions of an item, and what can be done with it. */
export function GegenstandFelder({ control, kontext, gegenstand, sicht, anzahl, ...handlungen }: Props) {
  const { name } = sicht
  return (
    <>
      {gegenstand.type === 'Maschine' ? (
        <MaschineFelder control={control} name={name} kennung={gegenstand.kennung} kontext={kontext} />
      ) : (
        <BeratungFelder control={control} name={name} />
      )}
      <div className="p-reihe">
        <Knopf
          variante="secondary"
          icon="content-copy"
          gesperrtWeil={
            anzahl >= GEGENSTAENDE_JE_KLASSE && `Je Klasse sind höchstens ${GEGENSTAENDE_JE_KLASSE} möglich.`
          }
          onClick={handlungen.alsVorlage}
        >
          Als Vorlage für einen weiteren
        </Knopf>
        <Knopf variante="tertiary" icon="delete" onClick={handlungen.loeschen}>
          Fördergegenstand löschen
        </Knopf>
      </div>
    </>
  )
}
