import { writeVsCodeSchemas } from '../authoring/fields/vs-code.ts'

/** Completion and checks of the content's YAML in VS Code, from the site's own schemas. */
writeVsCodeSchemas()
console.log('.vscode: schemas of the content, for the extension redhat.vscode-yaml')
