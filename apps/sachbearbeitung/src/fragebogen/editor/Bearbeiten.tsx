import { Zusammenfuehrung } from '@foerderportal/shell/aendern/Zusammenfuehrung.tsx'
import { Speicherhinweis } from '@foerderportal/shell/entwurf/Speicherhinweis.tsx'
import { useSpeichertext } from '@foerderportal/shell/entwurf/useSpeichertext'
import { Wiederherstellung } from '@foerderportal/shell/entwurf/Wiederherstellung.tsx'
import { useSuche } from '@foerderportal/shell/liste/useSuche'
import { Arbeitsseite } from '../../shared/Arbeitsseite.tsx'
import { Spalte, Spalten } from '../../shared/Spalten.tsx'
import { Fassungsreiter } from '../Fassungsreiter.tsx'
import { Fassungsstand } from '../Fassungsstand.tsx'
import { fassungName } from '../worte.ts'
import { Aktionen } from './Aktionen.tsx'
import { Gliederung } from './Gliederung.tsx'
import { Pruefung } from './Pruefung.tsx'
import { feldworte } from './worte.ts'
import { Stelle } from './Stelle.tsx'
import { useBearbeiten, type Geoeffnet } from './useBearbeiten.ts'

/** The draft of a version: its parts on the left, one of them to be written, and what keeps it from being published. */
export function Bearbeiten({ anfang, ueberholen }: Geoeffnet) {
  const { werte } = useSuche()
  const bearbeitung = useBearbeiten({ anfang, ueberholen }, werte['stelle'])
  const { entwurf } = bearbeitung.offen
  const gespeichert = useSpeichertext(entwurf)
  const fassung = anfang.wert
  return (
    <Arbeitsseite
      titel={fassungName(fassung)}
      dazu={<output>{gespeichert}</output>}
      stand={<Fassungsstand fassung={fassung} />}
      aktionen={<Aktionen fassung={fassung} offen={bearbeitung.offen} />}
      darunter={<Fassungsreiter guid={fassung.guid} entwurf />}
    >
      <Spalten breiten="20rem minmax(0, 1fr) 19rem">
        <Spalte name="Gliederung">
          <Gliederung bearbeitung={bearbeitung} />
        </Spalte>
        <Spalte name="Stelle">
          <div className="d-editor">
            <Wiederherstellung entwurf={entwurf} />
            <Speicherhinweis entwurf={entwurf} />
            <Zusammenfuehrung
              entwurf={entwurf}
              worte={feldworte(bearbeitung.offen.formular)}
              was="Der Entwurf"
            />
            <Stelle bearbeitung={bearbeitung} />
          </div>
        </Spalte>
        <Spalte name="Prüfung">
          <Pruefung bearbeitung={bearbeitung} />
        </Spalte>
      </Spalten>
    </Arbeitsseite>
  )
}
