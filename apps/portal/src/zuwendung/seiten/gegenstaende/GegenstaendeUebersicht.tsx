import { alsEuro } from '@foerderportal/contract/shared/geld/betrag'
import { kategoriePfad } from '@foerderportal/contract/zuwendung/antrag/pruefung/kategorieTeile'
import type { FoerdergegenstandKlasse } from '@foerderportal/contract/zuwendung/kern/antragsformular/foerdergegenstand'
import { feldId } from '@foerderportal/ui/felder/feldId'
import { useFormState } from 'react-hook-form'
import { useNavigate } from '@tanstack/react-router'
import { pfade } from '../../../paths.ts'
import { useListenuploads } from '@foerderportal/assistent/bau/useListenuploads'
import { Betraege } from '../Betraege.tsx'
import { GegenstaendeEinfuegen } from './GegenstaendeEinfuegen.tsx'
import type { GegenstaendeProps } from './gegenstaendeProps.ts'
import { GegenstandHinzufuegen } from './GegenstandHinzufuegen.tsx'
import type { GegenstandSicht } from '../../gegenstand/gegenstandSicht.ts'
import { hinzufuegen, kennungen, mitDateien, neuerGegenstand } from '../../gegenstand/gegenstandWerte.ts'
import { KategorieKarte } from './KategorieKarte.tsx'
import { erstesFeldId, useGegenstaende } from './useGegenstaende.ts'

const NAME = 'foerdergegenstandSeiten'

const summe = (gegenstaende: readonly GegenstandSicht[]): string =>
  alsEuro(gegenstaende.reduce((cent, g) => cent + g.zuwendungCent, 0))

/** Everything that is applied for, category by category; each is filled in on a page of its own. */
export function Uebersicht(props: GegenstaendeProps) {
  const { control, vorgang: antrag, kontext, formular } = props
  const gegenstaende = useGegenstaende(props)
  const { seiten, sicht, ersetzen } = gegenstaende
  useListenuploads({ ...gegenstaende, kennungen, mitDateien })
  const { errors } = useFormState({ control, name: NAME })
  const navigate = useNavigate()

  const planen = (kategorie: string, klasse: FoerdergegenstandKlasse) => {
    const neu = neuerGegenstand(klasse)
    const mit = hinzufuegen(seiten, [
      { kategorie, foerdergegenstandKlasse: klasse.id, foerdergegenstaende: [neu] },
    ])
    ersetzen(mit)
    void navigate({
      to: pfade.antrag(formular.guid, kategoriePfad(kategorie)),
      hash: erstesFeldId(mit, neu.kennung) ?? '',
    })
  }
  return (
    <>
      {kontext.kategorien.map((kategorie) => {
        const eigene = sicht.gegenstaende.filter((g) => g.kategorie === kategorie.id)
        return (
          <KategorieKarte
            key={kategorie.id}
            kategorie={kategorie}
            gegenstaende={eigene}
            zuschuss={summe(eigene)}
            href={pfade.antrag(formular.guid, kategoriePfad(kategorie.id))}
          />
        )
      })}
      <div id={feldId(NAME)} tabIndex={-1}>
        <GegenstandHinzufuegen
          kategorien={kontext.kategorien}
          quoten={antrag.foerderQuoten}
          seiten={seiten}
          fehler={errors[NAME]?.message ?? errors[NAME]?.root?.message}
          hinzufuegen={planen}
        />
      </div>
      <GegenstaendeEinfuegen kontext={kontext} seiten={seiten} ersetzen={ersetzen} />
      <Betraege sicht={sicht} obergrenzen={antrag.obergrenzen} />
    </>
  )
}
