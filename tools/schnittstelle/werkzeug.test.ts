import { expect, test } from 'vitest'
import { pythonVersion } from './werkzeug.ts'

test.each([
  ['Python 3.11.7\n', [3, 11]],
  ['Python 3.9.2', [3, 9]],
  ['', undefined],
  ['zsh: command not found: python3', undefined],
])('%j is version %j', (ausgabe, version) => {
  expect(pythonVersion(ausgabe)).toEqual(version)
})
