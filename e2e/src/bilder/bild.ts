import type { Locator, Page } from '@playwright/test'
import type { Breite, Thema } from './knipsen.ts'

/** What leads to a picture; the page is a fresh one, nobody is signed in. */
export type Weg = (page: Page, url: string) => Promise<unknown>

export type Bild = {
  /** Below docs/bilder: a folder for those that are read together. */
  readonly name: string
  readonly breiten: readonly Breite[]
  readonly themen?: readonly Thema[]
  /** How high the window is, where a whole screen would show too much, or too little. */
  readonly hoehe?: number
  readonly weg: Weg
  /** What of the window the picture shows; without it all of it. */
  readonly ausschnitt?: (page: Page) => Locator
}

type Fassung = { readonly breite: Breite; readonly thema: Thema; readonly datei: string }

/** Every file of a picture: one for each width in each theme. */
export const fassungen = ({ name, breiten, themen = ['light'] }: Bild): readonly Fassung[] =>
  themen.flatMap((thema) =>
    breiten.map((breite) => ({ breite, thema, datei: `${name}-${breite}-${thema}.webp` })),
  )
