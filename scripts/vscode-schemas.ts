import { writeVsCodeSchemas } from '../authoring/fields/vs-code.ts'

/** Writes the schemas that give VS Code completion and checks for the content's YAML, from the site's own schemas. */
writeVsCodeSchemas()
console.log('.vscode: schemas of the content, for the extension redhat.vscode-yaml')
