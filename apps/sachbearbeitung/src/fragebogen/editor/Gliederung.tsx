import { BLOECKE_MAX, FRAGEN_MAX } from '@foerderportal/contract/fragebogen/grenzen'
import { Knopf } from '@foerderportal/ui/Knopf.tsx'
import type { Blockform } from './formular.ts'
import { frageName, nummerierte } from './fruehere.ts'
import { Gliederungspunkt } from './Gliederungspunkt.tsx'
import { GANZES } from './umbau.ts'
import type { Bearbeitung } from './useBearbeiten.ts'

/** Everything that the questionnaire is made of, in its order; the keys and the mouse change it. */
export function Gliederung({ bearbeitung }: { bearbeitung: Bearbeitung }) {
  const { formular } = bearbeitung.offen
  const fragen = nummerierte(formular)
  return (
    <nav aria-label="Blöcke und Fragen" className="d-gliederung">
      <ol className="d-gliederung__liste">
        <Gliederungspunkt id={GANZES} {...{ bearbeitung }}>
          Allgemeines
        </Gliederungspunkt>
        {formular.bloecke.map((block, i) => (
          <Blockpunkte key={block.id} nr={i + 1} {...{ block, fragen, bearbeitung }} />
        ))}
      </ol>
      <div className="p-reihe">
        <Knopf
          variante="secondary"
          icon="add"
          gesperrtWeil={fragen.length >= FRAGEN_MAX && `Mehr als ${FRAGEN_MAX} Fragen sind nicht möglich.`}
          onClick={() => bearbeitung.frageNeu()}
        >
          Frage
        </Knopf>
        <Knopf
          variante="secondary"
          icon="add"
          gesperrtWeil={
            formular.bloecke.length >= BLOECKE_MAX && `Mehr als ${BLOECKE_MAX} Blöcke sind nicht möglich.`
          }
          onClick={() => bearbeitung.blockNeu()}
        >
          Block
        </Knopf>
      </div>
      <p className="d-meta">Verschieben: mit Alt und den Pfeiltasten, durch Ziehen oder mit den Knöpfen.</p>
    </nav>
  )
}

type BlockpunkteProps = {
  nr: number
  block: Blockform
  fragen: ReturnType<typeof nummerierte>
  bearbeitung: Bearbeitung
}

function Blockpunkte({ nr, block, fragen, bearbeitung }: BlockpunkteProps) {
  return (
    <Gliederungspunkt
      id={block.id}
      bedingt={block.wenn !== null}
      {...{ bearbeitung }}
      darunter={
        <ol className="d-gliederung__liste">
          {fragen
            .filter(({ frage }) => block.fragen.includes(frage))
            .map(({ nr: nummer, frage }) => (
              <Gliederungspunkt
                key={frage.id}
                id={frage.id}
                bedingt={frage.wenn !== null}
                {...{ bearbeitung }}
              >
                <span className="d-gliederung__nr">{nummer}.</span> {frageName(frage)}
              </Gliederungspunkt>
            ))}
        </ol>
      }
    >
      <strong>{block.titel.trim() || `Block ${nr}, noch ohne Titel`}</strong>
    </Gliederungspunkt>
  )
}
