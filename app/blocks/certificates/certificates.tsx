import type { BlockOf } from '../../../cms/interface.ts';
import { ExampleMark } from '../../components/example-mark.tsx';
import { Text } from '../../components/text.tsx';
import './certificates.css';
import { TestDrawing } from './drawings.tsx';

export default function Certificates({ block }: { block: BlockOf<'certificates'> }) {
  const certificates = block.certificates ?? [];
  const tests = block.tests ?? [];
  return (
    <section className="section-grid certificates" id={block.anchor ?? undefined}>
      <Text as="h2" value={block.title} />
      <Text as="p" className="lead" value={block.text} />
      {certificates.length > 0 && (
        <ul className="certificates-list">
          {certificates.map((certificate) => (
            <li key={certificate.id}>
              <Text className="certificates-name" value={certificate.name} />
              <ExampleMark isExample={certificate.isExample} />
              <Text as="p" value={certificate.text} />
            </li>
          ))}
        </ul>
      )}
      {tests.length > 0 && (
        <div className="certificates-tests">
          <Text as="h3" value={block.testsTitle} />
          <ul>
            {tests.map((test) => (
              <li key={test.id}>
                <TestDrawing test={test.drawing} />
                <p className="certificates-test">
                  <Text value={test.name} />
                  <ExampleMark isExample={test.isExample} />
                </p>
                <Text as="p" className="certificates-text" value={test.text} />
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}
