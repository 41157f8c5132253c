import type { FoerdergegenstandKlasse } from '@foerderportal/contract/zuwendung/foerdergegenstand'
import { feldId } from '@foerderportal/ui/felder/feldId'
import { useFieldArray, useFormState } from 'react-hook-form'
import type { FelderProps, SeitenBau } from './bau.ts'
import { Betraege } from './Betraege.tsx'
import { GegenstandHinzufuegen } from './GegenstandHinzufuegen.tsx'
import {
  neuerGegenstand,
  seitenLesefehler,
  seitenLesen,
  seitenSchreiben,
  type GegenstaendeWerte,
} from './gegenstandWerte.ts'
import { KlasseFelder } from './KlasseFelder.tsx'

const NAME = 'foerdergegenstandSeiten'

function Felder({ control, werte, antrag, kontext }: FelderProps<GegenstaendeWerte>) {
  const { fields, append, remove, update } = useFieldArray({ control, name: NAME })
  const { errors } = useFormState({ control, name: NAME })

  const hinzufuegen = (kategorie: string, klasse: FoerdergegenstandKlasse) => {
    const stelle = fields.findIndex(
      (s) => s.foerdergegenstandKlasse === klasse.id && s.kategorie === kategorie,
    )
    const neu = neuerGegenstand(klasse)
    const seite = werte().foerdergegenstandSeiten[stelle]
    if (seite) update(stelle, { ...seite, foerdergegenstaende: [...seite.foerdergegenstaende, neu] })
    else append({ kategorie, foerdergegenstandKlasse: klasse.id, foerdergegenstaende: [neu] })
  }

  return (
    <>
      {fields.map((seite, stelle) => (
        <KlasseFelder
          key={seite.id}
          control={control}
          stelle={stelle}
          klasse={kontext.kategorien
            .find((k) => k.id === seite.kategorie)
            ?.foerdergegenstandKlassen.find((k) => k.id === seite.foerdergegenstandKlasse)}
          quote={antrag.foerderQuoten[seite.foerdergegenstandKlasse]}
          entfernen={() => remove(stelle)}
        />
      ))}
      <div id={feldId(NAME)} tabIndex={-1}>
        <GegenstandHinzufuegen
          kategorien={kontext.kategorien}
          quoten={antrag.foerderQuoten}
          erster={fields.length === 0}
          fehler={errors[NAME]?.message ?? errors[NAME]?.root?.message}
          hinzufuegen={hinzufuegen}
        />
      </div>
      <Betraege control={control} quoten={antrag.foerderQuoten} obergrenzen={antrag.obergrenzen} />
    </>
  )
}

export const foerdergegenstaendeSeite: SeitenBau<GegenstaendeWerte> = {
  lesen: (f) => ({ foerdergegenstandSeiten: seitenLesen(f.foerdergegenstandSeiten) }),
  schreiben: (w) => (f) => ({ ...f, foerdergegenstandSeiten: seitenSchreiben(w.foerdergegenstandSeiten) }),
  lesefehler: (w) => seitenLesefehler(w.foerdergegenstandSeiten),
  Felder,
}
